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
 * @param array  $options  Optional: 'version' of the props, 'load' strategy, 'fallback' HTML, which must be safe.
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
	return $html . '>' . ( isset( $options['fallback'] ) ? $options['fallback'] : '' ) . '</div>';
}

/**
 * Returns a widget for the page, rendered or as a bare marker, and enqueues its files.
 *
 * @param string $widget  Name of the widget.
 * @param string $json    Its props, a JSON object.
 * @param array  $options Options of saaristo_marker().
 * @return string
 */
function saaristo_render_widget( $widget, $json, $options = array() ) {
	saaristo_enqueue_widget( $widget );
	$marker   = saaristo_marker( $widget, $json, $options );
	$rendered = saaristo_find_prerendered( $marker );
	return null === $rendered ? $marker : $rendered;
}
