<?php
/**
 * Removes the plugin's data. Posts keep their blocks with their texts.
 *
 * @package Saaristo
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the data of one site.
 */
function saaristo_uninstall_site() {
	foreach ( array( 'saaristo_settings', 'saaristo_index', 'saaristo_bundle', 'saaristo_cdn_hash', 'saaristo_waiting', 'saaristo_figure_version' ) as $option ) {
		delete_option( $option );
	}
	delete_transient( 'saaristo_cdn_catalogue' );
	delete_post_meta_by_key( '_saaristo_prerendered' );
	wp_unschedule_hook( 'saaristo_prerender_post' );
	wp_unschedule_hook( 'saaristo_prerender_waiting' );
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the names of the transients are not known.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}saaristo_figure" );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the names of the transients are not known.
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '\_transient\_saaristo\_%' OR option_name LIKE '\_transient\_timeout\_saaristo\_%'" );
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $saaristo_site ) {
		switch_to_blog( $saaristo_site );
		saaristo_uninstall_site();
		restore_current_blog();
	}
} else {
	saaristo_uninstall_site();
}
