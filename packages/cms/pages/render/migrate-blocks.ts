/** Migrates blocks that were stored for older versions. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrateProps } from 'saaristo/pool';
import { mapBlocks, walkBlocks } from 'saaristo/page-details';
import { convertLayouts } from '../../content/plain-blocks.ts';
import type { Block } from '../../platform/model/content.ts';

export type MigrateBlocks = (blocks: readonly Block[]) => Promise<Block[]>;

/**
 * Creates a function that migrates blocks. Blocks that cannot be migrated stay unchanged. Their islands report this in edit mode.
 * @param versionOf returns the current version of a widget, or undefined for an unknown one
 * @param load returns `migrateProps` of the build. It is only called for outdated blocks.
 */
export const createMigrateBlocks =
  (versionOf: (widget: string) => number | undefined, load: () => Promise<MigrateProps>): MigrateBlocks =>
  async (blocks) => {
    const isOld = (block: Block): boolean =>
      'widget' in block && (block.version ?? 1) < (versionOf(block.widget) ?? 1);
    const current = convertLayouts(blocks);
    if (![...walkBlocks(current)].some(isOld)) return current;
    const migrateProps = await load();
    return mapBlocks(current, (block) => {
      if (!('widget' in block) || !isOld(block)) return block;
      try {
        return { ...block, ...migrateProps(block.widget, block.props, block.version) };
      } catch (error) {
        console.error(`The block ${block.widget} of version ${block.version ?? 1} stays as it is:`, error);
        return block;
      }
    });
  };

/** Creates a loader of the build's `migrateProps`, which imports it again after a new build. */
export const createMigratePropsLoader = (dist: string) => async (): Promise<MigrateProps> => {
  const file = path.join(dist, 'server.js');
  const { mtimeMs } = statSync(file);
  return ((await import(`${pathToFileURL(file).href}?built=${mtimeMs}`)) as { migrateProps: MigrateProps })
    .migrateProps;
};
