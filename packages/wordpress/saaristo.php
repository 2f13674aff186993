<?php
/**
 * Saaristo
 *
 * @package           Saaristo
 * @license           GPL-2.0-or-later
 *
 * @wordpress-plugin
 * Plugin Name:       Saaristo
 * Description:       Every widget of the Saaristo bundle as a block: with a form, a live preview and, where wanted, rendered on the server.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Saaristo
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       saaristo
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'SAARISTO_VERSION', '0.1.0' );
define( 'SAARISTO_FILE', __FILE__ );
define( 'SAARISTO_FOLDER', __DIR__ );

require_once SAARISTO_FOLDER . '/includes/settings.php';
require_once SAARISTO_FOLDER . '/includes/catalogue.php';
require_once SAARISTO_FOLDER . '/includes/page-settings.php';
require_once SAARISTO_FOLDER . '/includes/markers.php';
require_once SAARISTO_FOLDER . '/includes/assets.php';
require_once SAARISTO_FOLDER . '/includes/blocks.php';
require_once SAARISTO_FOLDER . '/includes/shortcode.php';
require_once SAARISTO_FOLDER . '/includes/prerender.php';
require_once SAARISTO_FOLDER . '/includes/editor.php';

if ( is_admin() ) {
	require_once SAARISTO_FOLDER . '/includes/self-check.php';
	require_once SAARISTO_FOLDER . '/includes/settings-page.php';
}

/**
 * Loads the plugin's translations.
 */
function saaristo_load_texts() {
	load_plugin_textdomain( 'saaristo', false, dirname( plugin_basename( SAARISTO_FILE ) ) . '/languages' );
}
add_action( 'init', 'saaristo_load_texts', 1 );

/**
 * Purges page caches after a change of the bundle, because cached pages request files of the old bundle.
 */
function saaristo_announce_bundle_change() {
	$bundle = saaristo_bundle_key();
	if ( get_option( 'saaristo_bundle' ) === $bundle ) {
		return;
	}
	$is_first = false === get_option( 'saaristo_bundle' );
	update_option( 'saaristo_bundle', $bundle );
	if ( $is_first ) {
		return;
	}
	/**
	 * Fires after a change of the bundle, when cached pages request files of the old one.
	 *
	 * @param string $bundle Key of the current bundle.
	 */
	do_action( 'saaristo_bundle_changed', $bundle );
	foreach ( array( 'wp_cache_clear_cache', 'w3tc_flush_all', 'rocket_clean_domain', 'wpfc_clear_all_cache' ) as $purge ) {
		if ( function_exists( $purge ) ) {
			call_user_func( $purge );
		}
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- another plugin's action.
	do_action( 'litespeed_purge_all' );
}
add_action( 'admin_init', 'saaristo_announce_bundle_change' );

/**
 * Removes the plugin's scheduled events when it is deactivated.
 */
function saaristo_deactivate() {
	wp_unschedule_hook( 'saaristo_prerender_post' );
	wp_unschedule_hook( 'saaristo_prerender_waiting' );
}
register_deactivation_hook( SAARISTO_FILE, 'saaristo_deactivate' );

/**
 * Adds a link to the settings to the list of plugins.
 *
 * @param string[] $links Links of the plugin's row.
 * @return string[]
 */
function saaristo_action_links( $links ) {
	$settings = sprintf(
		'<a href="%s">%s</a>',
		esc_url( admin_url( 'options-general.php?page=saaristo' ) ),
		esc_html__( 'Settings', 'saaristo' )
	);
	return array_merge( array( $settings ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( SAARISTO_FILE ), 'saaristo_action_links' );
