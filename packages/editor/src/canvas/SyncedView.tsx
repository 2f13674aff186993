import type { ComponentProps } from 'react';
import { getSectionId } from '../model/sections.ts';
import { useSection } from '../panels/use-sections.ts';
import { BlockView } from './BlockView.tsx';

/** Renders a synced section on the canvas as one block, with the HTML that visitors get. */
export function SyncedView({ value, ...props }: ComponentProps<typeof BlockView>) {
  const section = useSection(getSectionId(value));
  return <BlockView {...props} words={section?.name ?? ''} value={section?.html ?? ''} />;
}
