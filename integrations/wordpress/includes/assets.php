<?php
/**
 * What a page with widgets fetches: once, and as early as WordPress knows of it.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Puts down that the page has a widget.
 *
 * @param string|null $widget Name; null to read only.
 * @return array<string, true> The names so far.
 */
function saaristo_need( $widget = null ) {
	static $needed = array();
	if ( null !== $widget && ! isset( $needed[ $widget ] ) ) {
		$needed[ $widget ] = true;
		wp_enqueue_style( 'saaristo' );
		wp_enqueue_script( 'saaristo' );
	}
	return $needed;
}

/**
 * Registers the bundle's one script and one stylesheet.
 */
function saaristo_register_assets() {
	$url     = saaristo_bundle_url();
	$version = 'cdn' === saaristo_settings()['bundle'] ? null : substr( saaristo_bundle_key(), 0, 8 );
	wp_register_style( 'saaristo', $url . '/saaristo.css', array(), $version );
	wp_register_script( 'saaristo', $url . '/saaristo.js', array(), $version, false );
}
add_action( 'init', 'saaristo_register_assets' );

/**
 * Makes the script a module, and writes the page settings before it.
 *
 * @param string $tag    The element.
 * @param string $handle Of the script.
 * @return string
 */
function saaristo_script_tag( $tag, $handle ) {
	if ( 'saaristo' !== $handle ) {
		return $tag;
	}
	$is_other = 'cdn' === saaristo_settings()['bundle'];
	$module   = str_replace( '<script ', $is_other ? '<script type="module" crossorigin ' : '<script type="module" ', preg_replace( '/ type=([\'"])text\/javascript\1/', '', $tag ) );
	$settings = saaristo_page_settings( is_admin() );
	return '<script type="application/json" data-widget-settings>' . saaristo_script_json( $settings ) . "</script>\n" . $module;
}
add_filter( 'script_loader_tag', 'saaristo_script_tag', 10, 2 );

/**
 * Widgets in blocks of a content, those of its reusable blocks and patterns among them, and in shortcodes.
 *
 * @param string            $content Blocks as they are stored.
 * @param array<int|string> $seen    Reusable blocks and patterns that were looked into.
 * @return string[]
 */
function saaristo_widgets_in( $content, $seen = array() ) {
	preg_match_all( '/<!--\s+wp:saaristo\/([a-z][a-z0-9-]*)\s|\[saaristo\s[^\]]*?\bwidget=["\']?([a-z][a-z0-9-]*)/', $content, $found, PREG_SET_ORDER );
	$widgets = array();
	foreach ( $found as $one ) {
		$widgets[] = '' !== $one[1] ? $one[1] : $one[2];
	}
	preg_match_all( '/<!--\s+wp:block\s+{[^}]*"ref":(\d+)/', $content, $references );
	foreach ( array_diff( array_map( 'intval', $references[1] ), $seen ) as $id ) {
		$post = get_post( $id );
		if ( $post && 'wp_block' === $post->post_type ) {
			$widgets = array_merge( $widgets, saaristo_widgets_in( $post->post_content, array_merge( $seen, array( $id ) ) ) );
		}
	}
	preg_match_all( '/<!--\s+wp:pattern\s+{[^}]*"slug":"([^"]+)"/', $content, $patterns );
	$registry = WP_Block_Patterns_Registry::get_instance();
	foreach ( array_diff( $patterns[1], $seen ) as $slug ) {
		if ( $registry->is_registered( $slug ) ) {
			$pattern = $registry->get_registered( $slug );
			$widgets = array_merge( $widgets, saaristo_widgets_in( $pattern['content'], array_merge( $seen, array( $slug ) ) ) );
		}
	}
	return array_unique( $widgets );
}

/**
 * Looks for the page's widgets before its head is written: in what is asked for, and in the widget areas.
 */
function saaristo_find_widgets() {
	if ( is_admin() || is_feed() ) {
		return;
	}
	global $wp_query;
	$contents = wp_list_pluck( (array) $wp_query->posts, 'post_content' );
	foreach ( wp_get_sidebars_widgets() as $area => $ids ) {
		if ( 'wp_inactive_widgets' !== $area && is_array( $ids ) && preg_grep( '/^block-/', $ids ) ) {
			$contents = array_merge( $contents, wp_list_pluck( array_filter( (array) get_option( 'widget_block' ), 'is_array' ), 'content' ) );
			break;
		}
	}
	$index = saaristo_index();
	foreach ( saaristo_widgets_in( implode( "\n", $contents ) ) as $widget ) {
		if ( isset( $index[ $widget ] ) ) {
			saaristo_need( $widget );
		}
	}
}
add_action( 'wp_enqueue_scripts', 'saaristo_find_widgets' );

/**
 * Writes the links by which the browser fetches the code and the styles of the page's widgets at once.
 */
function saaristo_print_preloads() {
	static $written = array();
	$index          = saaristo_index();
	$url            = saaristo_bundle_url();
	$origin         = 'cdn' === saaristo_settings()['bundle'] ? ' crossorigin' : '';
	foreach ( array_keys( saaristo_need() ) as $widget ) {
		foreach ( isset( $index[ $widget ] ) ? $index[ $widget ]['chunks'] : array() as $file ) {
			if ( isset( $written[ $file ] ) ) {
				continue;
			}
			$written[ $file ] = true;
			$rel              = '.css' === substr( $file, -4 ) ? 'stylesheet' : 'modulepreload';
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- the bundle's own chunks, which its script finds by their links.
			printf( "<link rel=\"%s\" href=\"%s\"%s>\n", esc_attr( $rel ), esc_url( $url . '/' . $file ), esc_attr( $origin ) );
		}
	}
}
add_action( 'wp_head', 'saaristo_print_preloads', 9 );

/**
 * Gives the page the theme of its site before the first paint.
 *
 * @param string $attributes Of the html element.
 * @return string
 */
function saaristo_language_attributes( $attributes ) {
	if ( is_admin() || false !== strpos( $attributes, 'data-site' ) ) {
		return $attributes;
	}
	return $attributes . ' data-site="' . esc_attr( saaristo_settings()['site'] ) . '"';
}
add_filter( 'language_attributes', 'saaristo_language_attributes' );
