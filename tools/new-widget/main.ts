import { giveUp, root } from '../setup/ensure.mjs';
import { createWidget } from './create.ts';
import { readRequest } from './request.ts';

try {
  const [place, title] = process.argv.slice(2);
  const widget = readRequest(place, title);
  const paths = await createWidget(root, widget);
  // Updates the list of all blocks.
  await import('../docs/write.ts');
  console.log(`Written:\n${[...paths, 'docs/blocks/'].map((path) => `  ${path}`).join('\n')}`);
  console.log(
    `View it with npm run storybook. npm run check-widget -- ${widget.name} and npm test pass without changes.`,
  );
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
