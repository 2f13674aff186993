/** Slots in the WordPress plugin: the plugin's own PHP with mocked functions of WordPress. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const INCLUDES = join(import.meta.dirname, '../../packages/wordpress/includes');
const hasPhp = spawnSync('php', ['--version']).status === 0;

/** `CASE` has the inner blocks of a card, and the HTML that is stored for it: `{slots}` stands for the places of its slots. */
const PHP = `
define('ABSPATH', '/');
$case = json_decode(getenv('CASE'), true);
$asked = '';
function wp_json_encode($value, $flags = 0) { return json_encode($value, $flags); }
function add_action() {}
function add_filter() {}
function __($text) { return $text; }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function wp_hash($text) { return hash_hmac('md5', $text, 'salt'); }
function doing_filter() { return true; }
function wptexturize($text) { return str_replace("'", '’', $text); }
function get_block_wrapper_attributes() { return 'class="card"'; }
function saaristo_enqueue_widget() {}
function saaristo_index() { return array('card' => array('slots' => array('', 'aside'))); }
function saaristo_find_prerendered($marker) {
  $GLOBALS['asked'] = $marker;
  $places = preg_replace('/^.*?(<div data-slot.*)<\\/div>$/', '$1', $marker);
  return isset($GLOBALS['case']['stored']) ? str_replace('{slots}', $places, $GLOBALS['case']['stored']) : null;
}
require '${INCLUDES}/markers.php';
require '${INCLUDES}/blocks.php';
class Inner {
  public $name; public $attributes; private $html;
  function __construct($block) { list($this->name, $this->attributes, $this->html) = $block; }
  function render() { return $this->html; }
}
$block = (object) array('name' => 'saaristo/card', 'inner_html' => "\\n<h2>A</h2>\\n", 'inner_blocks' => array_map(fn ($one) => new Inner($one), $case['inner']));
echo json_encode(array(saaristo_render_block(array('props' => '{}'), '', $block), $asked));
`;

type InnerBlock = [name: string, attributes: object, html: string];

const slot = (name: string, html: string): InnerBlock => ['saaristo-parts/slot', { name }, html];

/** Renders a card. Returns its HTML, and the marker whose stored HTML was asked for. */
function render(inner: InnerBlock[], stored?: string): [html: string, asked: string] {
  const { stdout, stderr } = spawnSync('php', ['-r', PHP], {
    encoding: 'utf8',
    env: { ...process.env, CASE: JSON.stringify({ inner, stored }) },
  });
  expect(stderr).toBe('');
  const [html, asked] = JSON.parse(stdout) as [string, string];
  return [/^<div class="card">(.*)<\/div>$/s.exec(html)![1]!, asked];
}

it.skipIf(!hasPhp)(
  'WordPress plugin: slots are written as parts of the marker, and stored HTML gets the content of each page [SLOT]',
  () => {
    const inner = [
      slot('aside', '<p>$1 \\0</p>'),
      slot('"><script>', 'x'),
      ['core/paragraph', {}, '<p>Outside</p>'] satisfies InnerBlock,
    ];
    const [html, asked] = render(inner);
    expect(html).toBe(
      '<div data-widget="card" data-props="{}"><h2>A</h2><div data-slot=""><p>Outside</p></div>' +
        '<div data-slot="aside"><p>$1 \\0</p></div><div data-slot="&quot;&gt;&lt;script&gt;">x</div></div>',
    );
    // A widget without content in its slots shows no fallback in them.
    expect(render([])[0]).toContain('<div data-slot=""></div><div data-slot="aside"></div>');

    // Stored HTML does not depend on the content, which may differ in each view.
    const [rendered, same] = render(
      [slot('aside', `<p id="b">It's</p>${/saaristo[a-p]+/.exec(asked)![0]}`), slot('"><script>', '')],
      '<div data-widget="card"><saaristo-root>{slots}</saaristo-root></div>',
    );
    expect(same).toBe(asked);
    expect(asked).not.toContain('Outside');
    expect(rendered).toMatch(
      /^<div data-widget="card"><saaristo-root><div data-slot=""><\/div><div data-slot="aside"><p id="b">It’s<\/p>saaristo[a-p]+<\/div>/,
    );
    // Content of any length would be written twice at each level.
    expect(render([slot('aside', 'a'.repeat(100_001))], 'stored')[0]).toContain('data-slot="aside">aaa');
  },
);
