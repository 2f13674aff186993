import { giveUp, root } from '../setup/ensure.mjs';
import { readCall } from '../../packages/cli/new-widget/call.ts';
import { createWidget } from './create.ts';
import { readRequest } from '../../packages/cli/new-widget/request.ts';

try {
  const words = process.argv.slice(2);
  const callAt = words.indexOf('--call');
  const [place, title] = callAt === -1 ? words : words.slice(0, callAt);
  const widget = readRequest(place, title);
  const call = callAt === -1 ? undefined : readCall(words.slice(callAt + 1));
  const paths = await createWidget(root, widget, call);
  // Updates the list of all blocks.
  await import('../docs/write.ts');
  console.log(`Written:\n${[...paths, 'docs/blocks/'].map((path) => `  ${path}`).join('\n')}`);
  console.log(
    `Write its title and description in Finnish and Swedish into ${paths.find((path) => path.endsWith('editor-texts.ts'))}; then npm run check-widget -- ${widget.name} passes. npm run storybook shows it.`,
  );
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
