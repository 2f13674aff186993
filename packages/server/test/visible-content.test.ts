import { expect, it } from 'vitest';
import { hasContentWithoutScript } from '../content-without-script.ts';

it.each([
  ['text', '<p>a</p>', true],
  ['a picture', '<div><img src="a" alt=""/></div>', true],
  ['a field', '<label hidden="">a</label><input name="a"/>', true],
  ['a graphic with a name', '<svg role="img" aria-label="a"></svg>', true],
  ['a hidden field', '<input type="hidden" value="a"/>', false],
  ['text in a noscript', '<aside hidden=""></aside><noscript><p>a</p></noscript>', true],
  ['an open dialog', '<dialog open="">a</dialog>', true],
  ['text after a hidden element', '<div hidden=""><p>a</p></div><p>b</p>', true],
  ['nothing', '', false],
  ['a closed dialog', '<dialog><p>a</p></dialog>', false],
  ['a hidden element', '<div hidden=""><div><p>a</p></div> </div>', false],
  ['a loading state', '<div aria-busy="true"><span role="status">Loading</span></div>', false],
  ['a template', '<template><p>a</p></template>', false],
  ['a control that needs a script', '<div data-needs-script=""><button>Add</button><input/></div>', false],
  ['a text in a style', '<style>a</style>', false],
  ['a text in a script', '<script>a</script>', false],
  ['a popover', '<div popover=""><p>a</p></div>', false],
  ['white space and a comment', '<p> \n</p><!-- a -->', false],
  ['a graphic without a role', '<svg><path d="M0 0"/></svg>', false],
  ['a graphic of another role', '<svg role="presentation"></svg>', false],
  ['a section with the role of a picture', '<div role="img"></div>', false],
  ['a section that was loaded', '<div aria-busy="false">a</div>', true],
  ['a text for screen readers', '<div aria-hidden="false">a</div>', true],
  ['a hidden video', '<video hidden=""></video>', false],
  ['a text after a hidden picture', '<img hidden=""/><p>a</p>', true],
  ['a text after a hidden graphic', '<svg><path hidden=""/></svg>a', true],
  ['a text after two hidden elements', '<i hidden=""><i hidden=""></i></i>a', true],
  ['a text in the second of two hidden elements', '<i hidden=""><i hidden=""></i>a</i>', false],
  ...'img video audio iframe object embed canvas textarea select'
    .split(' ')
    .map((name): [string, string, boolean] => [`<${name}>`, `<div><${name}></${name}></div>`, true]),
  ...'area br col embed hr img input link meta source track wbr'
    .split(' ')
    .map((name): [string, string, boolean] => [`hidden <${name}> and a text`, `<${name} hidden>a`, true]),
  ['an icon', '<svg aria-hidden="true"><text>a</text></svg>', false],
])('content without script: an island of %s [SERVER]', (_, html, shows) =>
  expect(hasContentWithoutScript(html)).toBe(shows),
);
