<?php
/** Disables requests of WordPress to other machines: emoji images and update checks. */

remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
add_filter( 'emoji_svg_url', '__return_false' );
remove_action( 'init', 'wp_schedule_update_checks' );
foreach ( array( 'core', 'plugins', 'themes' ) as $name ) {
	add_filter(
		'pre_site_transient_update_' . $name,
		static function () {
			return (object) array(
				'last_checked'    => time(),
				'updates'         => array(),
				'response'        => array(),
				'version_checked' => get_bloginfo( 'version' ),
			);
		}
	);
}
remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
