/**
 * Which settings of the WordPress plugin each user may change: the plugin's own PHP with mocked functions of WordPress.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const INCLUDES = join(import.meta.dirname, '../../packages/wordpress/includes');
const hasPhp = spawnSync('php', ['--version']).status === 0;

/**
 * The functions of WordPress that the settings call. `CASE` has the stored settings, the sent ones, and the user's
 * capabilities.
 */
const PHP = `
define('ABSPATH', '/');
define('SAARISTO_FILE', __FILE__);
define('SAARISTO_VERSION', '1.0.0');
$case = json_decode(getenv('CASE'), true);
$errors = array();
function add_action() {}
function get_option() { return $GLOBALS['case']['stored']; }
function current_user_can($capability) { return in_array($capability, $GLOBALS['case']['capabilities'], true); }
function __($text) { return $text; }
function esc_html_e($text) { echo htmlspecialchars($text); }
function esc_html__($text) { return htmlspecialchars($text); }
function esc_html($text) { return htmlspecialchars($text); }
function esc_attr($text) { return htmlspecialchars($text); }
function esc_textarea($text) { return htmlspecialchars($text); }
function selected($one, $other) { return $one === $other ? ' selected' : ''; }
function disabled($is, $expected, $echo) { return $is === $expected ? ' disabled' : ''; }
function esc_url_raw($text) { return preg_match('#^(https?:/)?/#', $text) ? $text : ''; }
function untrailingslashit($text) { return rtrim($text, '/'); }
function sanitize_text_field($text) { return trim($text); }
function absint($number) { return abs((int) $number); }
function add_settings_error($setting, $name, $message) { $GLOBALS['errors'][$name] = $message; }
function wp_dropdown_pages() { return ''; }
function settings_fields() {}
function submit_button() {}
function saaristo_catalogue() { return array(); }
require '${INCLUDES}/settings.php';
require '${INCLUDES}/settings-page.php';
$saved = isset($case['sent']) ? saaristo_sanitize_settings($case['sent']) : null;
ob_start();
saaristo_settings_page();
echo json_encode(array('saved' => $saved, 'errors' => (object) $errors, 'page' => ob_get_clean()));
`;

interface Result {
  saved: Record<string, string>;
  errors: Record<string, string>;
  page: string;
}

const STORED = {
  bundle: 'bundled',
  cdn_url: 'https://cdn.example/1.0.0',
  sidecar_url: 'http://127.0.0.1:4180',
  api_base: 'https://api.example',
  page_settings: '{"shopUrl": "https://shop.example/"}',
};
const SENT = {
  bundle: 'cdn',
  cdn_url: 'https://evil.example/x',
  sidecar_url: 'http://169.254.169.254',
  api_base: 'https://evil.example',
  page_settings: '{"captcha": {"provider": "mtcaptcha", "scriptUrl": "https://evil.example/x.js"}}',
};
const FREE = { language: 'se', captcha: 'altcha', captcha_url: '/api/captcha/challenge' };

function run(capabilities: string[], sent?: object): Result {
  const { stdout, stderr } = spawnSync('php', ['-r', PHP], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CASE: JSON.stringify({ stored: STORED, sent, capabilities: ['manage_options', ...capabilities] }),
    },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Result;
}

describe.skipIf(!hasPhp)('settings of the WordPress plugin', () => {
  it('administrator without unfiltered_html: addresses of scripts and servers stay, and a message gives the reason [EMB]', () => {
    const { saved, errors } = run([], { ...SENT, ...FREE });
    expect(saved).toMatchObject({ ...STORED, ...FREE });
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(SENT).toSorted());
    for (const message of Object.values(errors)) expect(message).toContain('unfiltered HTML');
  });

  it.each(['unfiltered_html', 'manage_network_options'])(
    'an administrator with %s can change all of them [EMB]',
    (capability) => {
      const { saved, errors } = run([capability], { ...SENT, ...FREE });
      expect(saved).toMatchObject({ ...SENT, ...FREE });
      expect(errors).toEqual({});
    },
  );

  it('sent values that equal the stored ones are not a change [EMB]', () => {
    const { saved, errors } = run([], { ...STORED, cdn_url: `${STORED.cdn_url}/`, ...FREE });
    expect(saved).toMatchObject({ ...STORED, ...FREE });
    expect(errors).toEqual({});
  });

  it('an administrator without unfiltered_html sees these fields disabled, with the reason [EMB]', () => {
    const disabledOf = (page: string) =>
      [...page.matchAll(/<(?:input|select|textarea) id="saaristo-(\w+)"[^>]* disabled/g)].map(
        ([, name = '']) => name,
      );
    const { page } = run([]);
    expect(disabledOf(page).toSorted()).toEqual(Object.keys(SENT).toSorted());
    expect(page.match(/unfiltered HTML/g)).toHaveLength(Object.keys(SENT).length);
    const allowed = run(['unfiltered_html']).page;
    expect(disabledOf(allowed)).toEqual([]);
    expect(allowed).not.toContain('unfiltered HTML');
  });
});
