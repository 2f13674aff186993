const SLOW = 1000;

/** Waits for some work, and says on the console what is going on when it takes longer than a second. */
export async function withProgress<T>(what: string, work: Promise<T>): Promise<T> {
  const began = performance.now();
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    console.log(`${what} …`);
  }, SLOW);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (told) console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}
