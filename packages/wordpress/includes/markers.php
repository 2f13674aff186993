<?php
/**
 * Markers: the elements in which the bundle mounts widgets.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the props of a block as JSON. The editor stores them as a text, which no filter of WordPress changes. A pattern that
 * is written by hand may contain them as an object.
 *
 * @param mixed $stored The block's attribute.
 * @return string|null A JSON object, or null if the attribute is none.
 */
function saaristo_props_json( $stored ) {
	if ( is_array( $stored ) ) {
		return (string) wp_json_encode( (object) $stored );
	}
	if ( null === $stored || '' === $stored ) {
		return '{}';
	}
	$props = is_string( $stored ) ? json_decode( $stored ) : null;
	return is_object( $props ) ? (string) wp_json_encode( $props, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION ) : null;
}

/**
 * Escapes JSON for an attribute, including brackets, because WordPress looks for shortcodes in attributes.
 *
 * @param string $json JSON.
 * @return string
 */
function saaristo_esc_json( $json ) {
	// Entities in the JSON are part of a text, so they are escaped as well.
	$escaped = htmlspecialchars( $json, ENT_QUOTES, 'UTF-8', true );
	return strtr(
		$escaped,
		array(
			'[' => '&#91;',
			']' => '&#93;',
		)
	);
}

/**
 * Creates a marker.
 *
 * @param string $widget   Name of the widget.
 * @param string $json     Its props, a JSON object.
 * @param array  $options  Optional: 'version' of the props, 'load' strategy, 'fallback' HTML and the HTML of 'slots' by name, which must be safe.
 * @return string
 */
function saaristo_marker( $widget, $json, $options = array() ) {
	$html = '<div data-widget="' . esc_attr( $widget ) . '" data-props="' . saaristo_esc_json( $json ) . '"';
	if ( isset( $options['version'] ) && (int) $options['version'] > 1 ) {
		$html .= ' data-props-version="' . (int) $options['version'] . '"';
	}
	if ( ! empty( $options['load'] ) ) {
		$html .= ' data-load="' . esc_attr( $options['load'] ) . '"';
	}
	$html .= '>' . ( isset( $options['fallback'] ) ? $options['fallback'] : '' );
	foreach ( isset( $options['slots'] ) ? $options['slots'] : array() as $name => $content ) {
		// Also the default slot has an element, because it would show the fallback otherwise.
		$html .= '<div data-slot="' . esc_attr( $name ) . '">' . $content . '</div>';
	}
	return $html . '</div>';
}

/**
 * Maximum length of the content of a widget's slots for rendering on the server, in bytes. The HTML contains the content twice, because the
 * fallback has it, too; with widgets inside of widgets it grows by each level.
 */
const SAARISTO_MAX_SLOTS = 100000;

/**
 * Returns a text that stands for the content of each slot in a marker that is stored. Nobody can guess it, because it is replaced by HTML.
 *
 * @param string[] $names Names of the slots.
 * @return array<string, string> Texts by name.
 */
function saaristo_slot_places( $names ) {
	$places = array();
	foreach ( array_values( $names ) as $index => $name ) {
		// Letters only, because other characters are escaped in rendered HTML.
		$places[ $name ] = 'saaristo' . strtr( wp_hash( 'saaristo slot ' . $index ), '0123456789', 'ghijklmnop' );
	}
	return $places;
}

/**
 * Returns a widget for the page, rendered or as a bare marker, and enqueues its files. The content of slots is not stored: each page renders
 * it like other blocks.
 *
 * @param string $widget  Name of the widget.
 * @param string $json    Its props, a JSON object.
 * @param array  $options Options of saaristo_marker().
 * @return string
 */
function saaristo_render_widget( $widget, $json, $options = array() ) {
	saaristo_enqueue_widget( $widget );
	$slots    = isset( $options['slots'] ) ? $options['slots'] : array();
	$places   = saaristo_slot_places( array_keys( $slots ) );
	$is_small = strlen( implode( '', $slots ) ) <= SAARISTO_MAX_SLOTS;
	$rendered = $is_small ? saaristo_find_prerendered( saaristo_marker( $widget, $json, array_merge( $options, array( 'slots' => $places ) ) ) ) : null;
	if ( null === $rendered ) {
		return saaristo_marker( $widget, $json, $options );
	}
	$contents = array();
	foreach ( $slots as $name => $content ) {
		// WordPress changes no quotes in rendered widgets (saaristo_no_texturize).
		$contents[ $places[ $name ] ] = doing_filter( 'the_content' ) ? wptexturize( $content ) : $content;
	}
	return strtr( $rendered, $contents );
}
