/** Blocks that were stored for older versions of their widgets, as the widgets of the build read them today. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrateProps } from 'saaristo/pool';
import type { Block } from '../model/content.ts';

export type MigrateBlocks = (blocks: readonly Block[]) => Promise<Block[]>;

/**
 * Reads stored blocks. Those that can't be migrated stay as they are: the island says in edit mode what is wrong.
 * @param versionOf the version that a widget has today; undefined for one that is not there
 * @param load gives `migrateProps` of the build; called where a block is old
 */
export const createMigrateBlocks =
  (versionOf: (widget: string) => number | undefined, load: () => Promise<MigrateProps>): MigrateBlocks =>
  async (blocks) => {
    const isOld = (block: Block): boolean =>
      'widget' in block && (block.version ?? 1) < (versionOf(block.widget) ?? 1);
    if (!blocks.some(isOld)) return [...blocks];
    const migrateProps = await load();
    return blocks.map((block) => {
      if (!('widget' in block) || !isOld(block)) return block;
      try {
        return { ...block, ...migrateProps(block.widget, block.props, block.version) };
      } catch (error) {
        console.error(`The block ${block.widget} of version ${block.version ?? 1} stays as it is:`, error);
        return block;
      }
    });
  };

/** `migrateProps` of the build in `dist`, read anew when a build replaces it. */
export const createMigratePropsLoader = (dist: string) => async (): Promise<MigrateProps> => {
  const file = path.join(dist, 'server.js');
  const { mtimeMs } = statSync(file);
  return ((await import(`${pathToFileURL(file).href}?built=${mtimeMs}`)) as { migrateProps: MigrateProps })
    .migrateProps;
};
