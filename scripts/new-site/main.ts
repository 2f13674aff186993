import { giveUp, root } from '../setup/ensure.mjs';
import { createSite } from './create.ts';
import { readRequest } from './request.ts';

try {
  const request = readRequest(process.argv.slice(2));
  const paths = await createSite(root, request);
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  console.log(
    `Look at it with npm run dev at http://${request.site}.localhost:4000. docs/cms.md#a-site-more says what comes next.`,
  );
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
