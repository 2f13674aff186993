<?php
/**
 * The shortcode, for the classic editor and for themes.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Renders the shortcode: `[saaristo widget="quick-search" props='{"searchUrl":"/haku"}']`. Brackets of lists would end it, so
 * props with lists are its content: `[saaristo widget="faq-list"]{"items":[…]}[/saaristo]`.
 *
 * @param array<string, string>|string $attributes Attributes of the shortcode.
 * @param string|null                  $content    Its content.
 * @return string
 */
function saaristo_shortcode( $attributes, $content = null ) {
	$attributes = shortcode_atts(
		array(
			'widget'  => '',
			'props'   => '',
			'version' => '',
			'load'    => '',
		),
		$attributes,
		'saaristo'
	);
	$content    = (string) $content;
	if ( '' !== $content && ! preg_match( '#^(\s|<br\s*/?>|</?p>)*\{#', $content ) ) {
		// The content is not JSON: WordPress has used the end tag of a later shortcode for this one.
		return saaristo_shortcode( $attributes ) . do_shortcode( false === strpos( $content, '[saaristo' ) ? $content : $content . '[/saaristo]' );
	}
	$widget = $attributes['widget'];
	if ( ! isset( saaristo_index()[ $widget ] ) ) {
		/* translators: %s: the name of a widget. */
		return saaristo_shortcode_fault( sprintf( __( 'There is no widget "%s".', 'saaristo' ), $widget ) );
	}
	$json = saaristo_shortcode_json( '' !== $content ? $content : $attributes['props'] );
	if ( null === $json ) {
		/* translators: %s: the name of a widget. */
		return saaristo_shortcode_fault( sprintf( __( 'The props of "%s" are no JSON object.', 'saaristo' ), $widget ) );
	}
	$options = array();
	foreach ( array( 'version', 'load' ) as $name ) {
		if ( '' !== $attributes[ $name ] ) {
			$options[ $name ] = $attributes[ $name ];
		}
	}
	return saaristo_render_widget( $widget, $json, $options );
}

/**
 * Registers the shortcode, and keeps WordPress from changing the quotes of its content.
 */
function saaristo_register_shortcode() {
	add_shortcode( 'saaristo', 'saaristo_shortcode' );
	add_filter(
		'no_texturize_shortcodes',
		static function ( $shortcodes ) {
			$shortcodes[] = 'saaristo';
			return $shortcodes;
		}
	);
}
add_action( 'init', 'saaristo_register_shortcode' );

/**
 * Parses props from a text with entities, and with the paragraphs that WordPress creates from line breaks.
 *
 * @param string $text The text.
 * @return string|null A JSON object, or null if the text is none.
 */
function saaristo_shortcode_json( $text ) {
	$text  = trim( $text );
	$plain = preg_replace( '#<br\s*/?>\s*|</?p>#', "\n", $text );
	foreach ( array( $text, $plain ) as $try ) {
		$json = saaristo_props_json( html_entity_decode( trim( $try ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		if ( null !== $json ) {
			return $json;
		}
	}
	return null;
}

/**
 * Renders an error of a shortcode for users who can edit posts. Visitors see nothing.
 *
 * @param string $message The error.
 * @return string
 */
function saaristo_shortcode_fault( $message ) {
	return current_user_can( 'edit_posts' ) ? '<p class="saaristo-fault"><strong>Saaristo:</strong> ' . esc_html( $message ) . '</p>' : '';
}
