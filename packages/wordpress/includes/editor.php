<?php
/**
 * The script of the block editor and its catalogue.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the editor's script, which every block uses.
 */
function saaristo_register_editor() {
	$catalogue = add_query_arg(
		array(
			'action' => 'saaristo_catalogue',
			'key'    => saaristo_bundle_key(),
		),
		admin_url( 'admin-ajax.php' )
	);
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the address contains the version.
	wp_register_script( 'saaristo-catalogue', $catalogue, array(), null, true );
	$needs = array( 'saaristo-catalogue', 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-data', 'wp-hooks', 'wp-i18n', 'wp-primitives' );
	wp_register_script( 'saaristo-editor', plugins_url( 'js/editor.js', SAARISTO_FILE ), $needs, SAARISTO_VERSION, true );
	wp_register_style( 'saaristo-editor', plugins_url( 'js/editor.css', SAARISTO_FILE ), array( 'wp-components' ), SAARISTO_VERSION );
	wp_set_script_translations( 'saaristo-editor', 'saaristo', SAARISTO_FOLDER . '/languages' );
}
add_action( 'init', 'saaristo_register_editor', 9 );

/**
 * Passes the settings of the previews to the script.
 */
function saaristo_editor_assets() {
	$data = array(
		'bundle'   => saaristo_bundle_url(),
		'key'      => substr( saaristo_bundle_key(), 0, 8 ),
		'isOther'  => 'cdn' === saaristo_settings()['bundle'],
		'language' => substr( get_user_locale(), 0, 2 ),
		'settings' => saaristo_page_settings( true ),
	);
	wp_add_inline_script( 'saaristo-editor', 'window.saaristoEditor = ' . saaristo_script_json( $data ) . ';', 'before' );
	wp_enqueue_script( 'saaristo-editor' );
}
add_action( 'enqueue_block_editor_assets', 'saaristo_editor_assets' );

/**
 * Sends the catalogue as a script. The browser caches it until the bundle changes.
 */
function saaristo_send_catalogue() {
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	header( 'Content-Type: text/javascript; charset=utf-8' );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only selects the caching.
	$is_present = isset( $_GET['key'] ) && saaristo_bundle_key() === $_GET['key'];
	header( 'Cache-Control: ' . ( $is_present ? 'private, max-age=31536000, immutable' : 'no-store' ) );
	header_remove( 'Expires' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with escaped tags.
	echo 'window.saaristoCatalogue = ' . saaristo_script_json( json_decode( saaristo_catalogue_json() ) ) . ';';
	exit;
}
add_action( 'wp_ajax_saaristo_catalogue', 'saaristo_send_catalogue' );
