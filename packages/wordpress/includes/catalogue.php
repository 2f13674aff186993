<?php
/**
 * The block catalogue, widgets.json, from which the plugin knows the widgets.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the public address of the bundle's folder.
 *
 * @return string Address without a trailing slash.
 */
function saaristo_bundle_url() {
	$settings = saaristo_settings();
	if ( 'cdn' === $settings['bundle'] ) {
		return $settings['cdn_url'];
	}
	return plugins_url( 'dist', SAARISTO_FILE );
}

/**
 * Returns a key that changes with the bundle.
 *
 * @return string
 */
function saaristo_bundle_key() {
	$settings = saaristo_settings();
	if ( 'cdn' === $settings['bundle'] ) {
		return md5( $settings['cdn_url'] . ' ' . get_option( 'saaristo_cdn_hash', '' ) );
	}
	$file = SAARISTO_FOLDER . '/dist/widgets.json';
	return is_readable( $file ) ? md5( SAARISTO_VERSION . ' ' . filemtime( $file ) . ' ' . filesize( $file ) ) : '';
}

/**
 * Returns the catalogue as JSON. The catalogue of a CDN is stored for a day.
 *
 * @return string JSON; empty if there is no catalogue.
 */
function saaristo_catalogue_json() {
	$settings = saaristo_settings();
	if ( 'cdn' === $settings['bundle'] ) {
		$kept = get_transient( 'saaristo_cdn_catalogue' );
		if ( is_string( $kept ) && '' !== $kept ) {
			return $kept;
		}
		$answer = wp_remote_get( $settings['cdn_url'] . '/widgets.json', array( 'timeout' => 5 ) );
		$json   = 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : '';
		if ( is_array( json_decode( $json, true ) ) ) {
			set_transient( 'saaristo_cdn_catalogue', $json, DAY_IN_SECONDS );
			update_option( 'saaristo_cdn_hash', md5( $json ) );
			return $json;
		}
	}
	$file = SAARISTO_FOLDER . '/dist/widgets.json';
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
	return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
}

/**
 * Returns all widgets with their schemas and examples. It is large; pages use saaristo_index().
 *
 * @return array<string, array<string, mixed>> By name.
 */
function saaristo_catalogue() {
	static $catalogue = null;
	if ( null === $catalogue ) {
		$read      = json_decode( saaristo_catalogue_json(), true );
		$widgets   = isset( $read['widgets'] ) && is_array( $read['widgets'] ) ? $read['widgets'] : array();
		$catalogue = array();
		foreach ( $widgets as $widget ) {
			if ( isset( $widget['name'] ) && preg_match( '/^[a-z][a-z0-9-]*$/', $widget['name'] ) ) {
				$catalogue[ $widget['name'] ] = $widget;
			}
		}
	}
	return $catalogue;
}

/**
 * Returns the data of the widgets that every page needs. It is stored, so that pages do not read the catalogue.
 *
 * @return array<string, array{title: string, version: int, chunks: string[], placement: string, slots: string[]}> By name.
 */
function saaristo_index() {
	$key  = SAARISTO_VERSION . ' ' . saaristo_bundle_key();
	$kept = get_option( 'saaristo_index' );
	if ( is_array( $kept ) && isset( $kept['key'], $kept['widgets'] ) && $kept['key'] === $key ) {
		return $kept['widgets'];
	}
	$widgets = array();
	foreach ( saaristo_catalogue() as $name => $widget ) {
		$widgets[ $name ] = array(
			'title'     => isset( $widget['title'] ) ? (string) $widget['title'] : $name,
			'version'   => isset( $widget['version'] ) ? (int) $widget['version'] : 1,
			'placement' => isset( $widget['placement'] ) ? (string) $widget['placement'] : '',
			'slots'     => isset( $widget['slots'] ) && is_array( $widget['slots'] ) ? array_values( array_filter( array_column( $widget['slots'], 'name' ), 'is_string' ) ) : array(),
			'chunks'    => isset( $widget['chunks'] ) && is_array( $widget['chunks'] ) ? array_values( array_filter( $widget['chunks'], 'is_string' ) ) : array(),
		);
	}
	if ( $widgets ) {
		// The request to the CDN may have changed the key.
		update_option(
			'saaristo_index',
			array(
				'key'     => SAARISTO_VERSION . ' ' . saaristo_bundle_key(),
				'widgets' => $widgets,
			)
		);
	}
	return $widgets;
}
