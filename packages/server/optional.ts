/** Imports a package that is installed only where it is used. Returns undefined if it is missing. The name is no literal, so that no build includes it. */
export async function importOptional<Module>(name: string): Promise<Module | undefined> {
  try {
    return (await import(/* @vite-ignore */ name)) as Module;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
