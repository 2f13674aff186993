<?php
/**
 * The scripts and styles of a page with widgets, each once and as early as possible.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the bundle for a widget of the page.
 *
 * @param string|null $widget Name of the widget; null to read only.
 * @return array<string, true> All widgets of the page so far, by name.
 */
function saaristo_enqueue_widget( $widget = null ) {
	static $needed = array();
	if ( null !== $widget && ! isset( $needed[ $widget ] ) ) {
		$needed[ $widget ] = true;
		wp_enqueue_style( 'saaristo' );
		wp_enqueue_script( 'saaristo' );
	}
	return $needed;
}

/**
 * Registers the bundle's script and stylesheet.
 */
function saaristo_register_assets() {
	$url     = saaristo_bundle_url();
	$version = 'cdn' === saaristo_settings()['bundle'] ? null : substr( saaristo_bundle_key(), 0, 8 );
	wp_register_style( 'saaristo', $url . '/saaristo.css', array(), $version );
	wp_register_script( 'saaristo', $url . '/saaristo.js', array(), $version, false );
}
add_action( 'init', 'saaristo_register_assets' );

/** Attributes by which Cloudflare, LiteSpeed, PageSpeed and WP Rocket leave a script as it is. */
const SAARISTO_NO_OPTIMIZE = 'data-cfasync="false" data-no-optimize="1" data-pagespeed-no-defer nowprocket ';

/**
 * Makes the bundle's script a module, and writes the page settings before it.
 *
 * @param string $tag    The script element.
 * @param string $handle Handle of the script.
 * @return string
 */
function saaristo_script_tag( $tag, $handle ) {
	if ( 'saaristo' !== $handle ) {
		return $tag;
	}
	$is_other = 'cdn' === saaristo_settings()['bundle'];
	$module   = str_replace( '<script ', '<script type="module" ' . ( $is_other ? 'crossorigin ' : '' ) . SAARISTO_NO_OPTIMIZE, preg_replace( '/ type=([\'"])text\/javascript\1/', '', $tag ) );
	$settings = saaristo_page_settings( is_admin() );
	return '<script type="application/json" data-widget-settings>' . saaristo_script_json( $settings ) . "</script>\n" . $module;
}
add_filter( 'script_loader_tag', 'saaristo_script_tag', 10, 2 );

/**
 * Finds the widgets in the blocks and shortcodes of a content, and in its reusable blocks and patterns.
 *
 * @param string            $content Stored blocks.
 * @param array<int|string> $seen    Reusable blocks and patterns that were searched already.
 * @return string[] Names of widgets.
 */
function saaristo_find_widgets_in( $content, $seen = array() ) {
	preg_match_all( '/<!--\s+wp:saaristo\/([a-z][a-z0-9-]*)\s|\[saaristo\s[^\]]*?\bwidget=["\']?([a-z][a-z0-9-]*)/', $content, $found, PREG_SET_ORDER );
	$widgets = array();
	foreach ( $found as $one ) {
		$widgets[] = '' !== $one[1] ? $one[1] : $one[2];
	}
	preg_match_all( '/<!--\s+wp:block\s+{[^}]*"ref":(\d+)/', $content, $references );
	foreach ( array_diff( array_map( 'intval', $references[1] ), $seen ) as $id ) {
		$post = get_post( $id );
		if ( $post && 'wp_block' === $post->post_type ) {
			$widgets = array_merge( $widgets, saaristo_find_widgets_in( $post->post_content, array_merge( $seen, array( $id ) ) ) );
		}
	}
	preg_match_all( '/<!--\s+wp:pattern\s+{[^}]*"slug":"([^"]+)"/', $content, $patterns );
	$registry = WP_Block_Patterns_Registry::get_instance();
	foreach ( array_diff( $patterns[1], $seen ) as $slug ) {
		if ( $registry->is_registered( $slug ) ) {
			$pattern = $registry->get_registered( $slug );
			$widgets = array_merge( $widgets, saaristo_find_widgets_in( $pattern['content'], array_merge( $seen, array( $slug ) ) ) );
		}
	}
	return array_unique( $widgets );
}

/**
 * Enqueues the widgets of the requested posts and of the widget areas before the head is written.
 */
function saaristo_enqueue_page_widgets() {
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
	foreach ( saaristo_find_widgets_in( implode( "\n", $contents ) ) as $widget ) {
		if ( isset( $index[ $widget ] ) ) {
			saaristo_enqueue_widget( $widget );
		}
	}
}
add_action( 'wp_enqueue_scripts', 'saaristo_enqueue_page_widgets' );

/**
 * Writes the stylesheets and preload links of the page's widgets.
 */
function saaristo_print_preloads() {
	static $written = array();
	$index          = saaristo_index();
	$url            = saaristo_bundle_url();
	$origin         = 'cdn' === saaristo_settings()['bundle'] ? ' crossorigin' : '';
	foreach ( array_keys( saaristo_enqueue_widget() ) as $widget ) {
		foreach ( isset( $index[ $widget ] ) ? $index[ $widget ]['chunks'] : array() as $file ) {
			if ( isset( $written[ $file ] ) ) {
				continue;
			}
			$written[ $file ] = true;
			$rel              = '.css' === substr( $file, -4 ) ? 'stylesheet' : 'modulepreload';
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- the bundle's script finds its chunks by these links.
			printf( "<link rel=\"%s\" href=\"%s\"%s>\n", esc_attr( $rel ), esc_url( $url . '/' . $file ), esc_attr( $origin ) );
		}
	}
}
add_action( 'wp_head', 'saaristo_print_preloads', 9 );

/**
 * Sets the theme of the site on the html element, before the first paint.
 *
 * @param string $attributes Attributes of the html element.
 * @return string
 */
function saaristo_language_attributes( $attributes ) {
	if ( is_admin() || false !== strpos( $attributes, 'data-site' ) ) {
		return $attributes;
	}
	return $attributes . ' data-site="' . esc_attr( saaristo_get_site() ) . '"';
}
add_filter( 'language_attributes', 'saaristo_language_attributes' );
