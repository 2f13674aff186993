<?php
/**
 * The shortcode, for the classic editor and for themes.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * A widget by shortcode: `[saaristo widget="quick-search" props='{"searchUrl":"/haku"}']`. Props with lists, whose brackets
 * would end the shortcode, stand between its tags: `[saaristo widget="faq-list"]{"items":[…]}[/saaristo]`.
 *
 * @param array<string, string>|string $attributes Of the shortcode.
 * @param string|null                  $content    What stands between its tags.
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
		// What follows are no props: to WordPress the end of a later shortcode is that of this one.
		return saaristo_shortcode( $attributes ) . do_shortcode( false === strpos( $content, '[saaristo' ) ? $content : $content . '[/saaristo]' );
	}
	$widget = $attributes['widget'];
	if ( ! isset( saaristo_index()[ $widget ] ) ) {
		/* translators: %s: what was given as the name of a widget. */
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
 * Registers the shortcode. WordPress is to leave the quotes of what stands between its tags as they are.
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
 * Reads props as they come out of a text: with entities, and with the paragraphs that WordPress has made of line breaks.
 *
 * @param string $text The text.
 * @return string|null A JSON object; null where it is none.
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
 * What is wrong with a shortcode, for those who can mend it; visitors see nothing.
 *
 * @param string $message What is wrong.
 * @return string
 */
function saaristo_shortcode_fault( $message ) {
	return current_user_can( 'edit_posts' ) ? '<p class="saaristo-fault"><strong>Saaristo:</strong> ' . esc_html( $message ) . '</p>' : '';
}
