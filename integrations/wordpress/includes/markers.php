<?php
/**
 * Markers: the elements that the bundle turns into widgets.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * The props of a block as JSON. The editor keeps them as a text, which no filter of WordPress changes; patterns that were
 * written by hand may hold them as an object.
 *
 * @param mixed $stored The block's attribute.
 * @return string|null A JSON object; null where it is none.
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
 * Escapes JSON for an attribute, also from what WordPress does to finished HTML: it looks for shortcodes in attributes, too.
 *
 * @param string $json JSON.
 * @return string
 */
function saaristo_esc_json( $json ) {
	// Entities of JSON are texts of somebody, so they are escaped as well.
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
 * A marker.
 *
 * @param string $widget   Name of the widget.
 * @param string $json     Its props, a JSON object.
 * @param array  $options  Optional: 'version' of the props, 'load' strategy, 'fallback' HTML, which is safe already.
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
 * A widget as it stands in the page: rendered before, or a bare marker. The page gets what the widget needs.
 *
 * @param string $widget  Name of the widget.
 * @param string $json    Its props, a JSON object.
 * @param array  $options As of saaristo_marker().
 * @return string
 */
function saaristo_render_widget( $widget, $json, $options = array() ) {
	saaristo_need( $widget );
	$marker   = saaristo_marker( $widget, $json, $options );
	$rendered = saaristo_prerendered( $marker );
	return null === $rendered ? $marker : $rendered;
}
