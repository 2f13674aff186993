<?php
/**
 * Rendering on the server. When a post is saved, `saaristo-prerender` renders its widgets, and they are stored with the post.
 * Widgets outside of posts, in widget areas and templates, are stored by their markers.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Post meta with the rendered widgets of a post.
 */
const SAARISTO_PRERENDERED = '_saaristo_prerendered';

/**
 * Option with the widgets outside of posts that wait for rendering: markers and page settings by key.
 */
const SAARISTO_WAITING = 'saaristo_waiting';

/**
 * The page's id in a rendering for all pages. HTML that contains it depends on the page, and is not stored.
 */
const SAARISTO_ANY_PAGE = 'saaristo-any-page';

/**
 * Collects markers while the blocks of a post are rendered for saving.
 *
 * @param string[]|null|false $change A list to start with; null to end; false for no change.
 * @param string|null         $marker A marker to add.
 * @return string[]|null The markers; null while none are collected.
 */
function saaristo_collect_markers( $change = false, $marker = null ) {
	static $collected = null;
	if ( false !== $change ) {
		$before    = $collected;
		$collected = $change;
		return $before;
	}
	if ( null !== $marker && null !== $collected ) {
		$collected[] = $marker;
	}
	return $collected;
}

/**
 * Returns a key of everything that a rendered widget depends on: its marker, the bundle and the shared settings.
 *
 * @param string     $marker The marker.
 * @param int|string $post   Id of its post; SAARISTO_ANY_PAGE outside of posts.
 * @return string
 */
function saaristo_prerender_key( $marker, $post ) {
	return md5( $marker . wp_json_encode( saaristo_shared_settings( $post ) ) . saaristo_bundle_key() . saaristo_settings()['sidecar_url'] );
}

/**
 * Returns the page settings without those of one visitor.
 *
 * @param int|string $post Id of the post; SAARISTO_ANY_PAGE for all pages.
 * @return array<string, mixed>
 */
function saaristo_shared_settings( $post ) {
	$settings           = saaristo_page_settings();
	$settings['pageId'] = (string) $post;
	unset( $settings['verificationToken'], $settings['userName'] );
	return $settings;
}

/**
 * Returns the stored rendering of a marker. Schedules the rendering if there is none.
 *
 * @param string $marker The marker.
 * @return string|null HTML, or null for the bare marker.
 */
function saaristo_find_prerendered( $marker ) {
	if ( null !== saaristo_collect_markers( false, $marker ) || '' === saaristo_settings()['sidecar_url'] || is_feed() ) {
		return null;
	}
	if ( is_preview() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
		return null;
	}
	// Only the contents of posts pass this filter, not widget areas and templates.
	$post = doing_filter( 'the_content' ) ? (int) get_the_ID() : 0;
	if ( $post <= 0 ) {
		return saaristo_find_prerendered_anywhere( $marker );
	}
	$kept = get_post_meta( $post, SAARISTO_PRERENDERED, true );
	$key  = saaristo_prerender_key( $marker, $post );
	if ( ! is_array( $kept ) || ! isset( $kept[ $key ]['html'], $kept[ $key ]['until'] ) ) {
		saaristo_schedule_prerender( $post );
		return null;
	}
	if ( '' === $kept[ $key ]['html'] ) {
		if ( $kept[ $key ]['until'] < time() ) {
			saaristo_schedule_prerender( $post );
		}
		return null;
	}
	return saaristo_make_ids_unique( $kept[ $key ]['html'] );
}

/**
 * Returns the stored rendering of a marker outside of posts. Schedules the rendering if there is none.
 *
 * @param string $marker The marker.
 * @return string|null HTML, or null for the bare marker.
 */
function saaristo_find_prerendered_anywhere( $marker ) {
	$key  = saaristo_prerender_key( $marker, SAARISTO_ANY_PAGE );
	$kept = get_transient( 'saaristo_rendered_' . $key );
	if ( is_string( $kept ) ) {
		return '' === $kept ? null : saaristo_make_ids_unique( $kept );
	}
	$waiting = (array) get_option( SAARISTO_WAITING, array() );
	// A template with texts of visitors could have any number of markers.
	if ( ! isset( $waiting[ $key ] ) && count( $waiting ) < 50 && ! get_transient( 'saaristo_prerender_wait' ) ) {
		$waiting[ $key ] = array( $marker, saaristo_shared_settings( SAARISTO_ANY_PAGE ) );
		update_option( SAARISTO_WAITING, $waiting, false );
	}
	if ( $waiting && ! wp_next_scheduled( 'saaristo_prerender_waiting' ) ) {
		wp_schedule_single_event( time(), 'saaristo_prerender_waiting' );
	}
	return null;
}

/**
 * Renders the widgets that wait for rendering. If the server fails or is late, later views schedule them again.
 */
function saaristo_prerender_waiting() {
	$groups = array();
	foreach ( (array) get_option( SAARISTO_WAITING, array() ) as $key => $one ) {
		$groups[ wp_json_encode( $one[1] ) ][ $key ] = $one;
	}
	delete_option( SAARISTO_WAITING );
	foreach ( $groups as $group ) {
		$rendered = saaristo_request_sidecar( array_column( $group, 0 ), current( $group )[1], home_url( '/' ) );
		if ( null === $rendered ) {
			set_transient( 'saaristo_prerender_wait', 1, 5 * MINUTE_IN_SECONDS );
			return;
		}
		foreach ( array_keys( $group ) as $index => $key ) {
			$html = saaristo_get_storable_html( $rendered[ $index ] );
			if ( false !== strpos( $html, SAARISTO_ANY_PAGE ) ) {
				$html = '';
			}
			set_transient( 'saaristo_rendered_' . $key, $html, '' === $html ? HOUR_IN_SECONDS : WEEK_IN_SECONDS );
		}
	}
}
add_action( 'saaristo_prerender_waiting', 'saaristo_prerender_waiting' );

/**
 * Returns the HTML to store of a marker that the rendering server has answered.
 *
 * @param string $html The marker.
 * @return string Empty if the marker was not rendered, or contains data of the API, which may change at any time.
 */
function saaristo_get_storable_html( $html ) {
	$is_rendered = false !== strpos( $html, 'data-widget-prerendered=' ) && false === strpos( $html, 'data-widget-loaded' );
	return $is_rendered ? saaristo_escape_rendered( $html ) : '';
}

/**
 * Makes the ids of a rendered widget unique, because a page may contain the same widget twice.
 *
 * @param string $html A rendered marker.
 * @return string
 */
function saaristo_make_ids_unique( $html ) {
	static $count = 0;
	if ( ! preg_match( '/^<div [^>]*\bdata-widget-prerendered="([a-z0-9-]+)"/', $html, $found ) ) {
		return $html;
	}
	++$count;
	return str_replace( $found[1], 'wp' . $count . '-' . substr( md5( $found[1] ), 0, 6 ) . '-', $html );
}

/**
 * Schedules the rendering of a post, unless it has just failed.
 *
 * @param int $post Id of the post.
 */
function saaristo_schedule_prerender( $post ) {
	if ( 'publish' !== get_post_status( $post ) || get_transient( 'saaristo_prerender_wait_' . $post ) ) {
		return;
	}
	if ( ! wp_next_scheduled( 'saaristo_prerender_post', array( $post ) ) ) {
		wp_schedule_single_event( time(), 'saaristo_prerender_post', array( $post ) );
	}
}

/**
 * Renders the widgets of a saved post.
 *
 * @param int     $id   Id of the post.
 * @param WP_Post $post The post.
 */
function saaristo_prerender_saved( $id, $post ) {
	if ( '' !== saaristo_settings()['sidecar_url'] && 'publish' === $post->post_status && ! wp_is_post_revision( $id ) ) {
		saaristo_prerender_post( $id );
	}
}
add_action( 'wp_after_insert_post', 'saaristo_prerender_saved', 10, 2 );

/**
 * Returns the markers of a post.
 *
 * @param WP_Post $post The post.
 * @return string[]
 */
function saaristo_get_markers( $post ) {
	$before = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- blocks read the current post; it is restored.
	$GLOBALS['post'] = $post;
	setup_postdata( $post );
	saaristo_collect_markers( array() );
	do_shortcode( do_blocks( $post->post_content ) );
	$markers = saaristo_collect_markers( null );
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- restores the value.
	$GLOBALS['post'] = $before;
	if ( $before ) {
		setup_postdata( $before );
	}
	return array_values( array_unique( (array) $markers ) );
}

/**
 * Renders the widgets of a post. If the server fails or is late, the markers stay bare, and a later view tries again.
 *
 * @param int $id Id of the post.
 */
function saaristo_prerender_post( $id ) {
	$post = get_post( $id );
	if ( ! $post ) {
		return;
	}
	$markers = saaristo_get_markers( $post );
	if ( ! $markers ) {
		delete_post_meta( $id, SAARISTO_PRERENDERED );
		return;
	}
	$rendered = saaristo_request_sidecar( $markers, saaristo_shared_settings( $id ), (string) get_permalink( $id ) );
	if ( null === $rendered ) {
		set_transient( 'saaristo_prerender_wait_' . $id, 1, 5 * MINUTE_IN_SECONDS );
		return;
	}
	$kept = array();
	foreach ( $markers as $index => $marker ) {
		$kept[ saaristo_prerender_key( $marker, $id ) ] = array(
			'html'  => saaristo_get_storable_html( $rendered[ $index ] ),
			'until' => time() + HOUR_IN_SECONDS,
		);
	}
	if ( get_post_meta( $id, SAARISTO_PRERENDERED, true ) !== $kept ) {
		update_post_meta( $id, SAARISTO_PRERENDERED, wp_slash( $kept ) );
		// Page caches listen to this.
		clean_post_cache( $id );
	}
}
add_action( 'saaristo_prerender_post', 'saaristo_prerender_post' );

/**
 * Requests the rendering of markers from `saaristo-prerender`.
 *
 * @param string[]             $markers  The markers.
 * @param array<string, mixed> $settings Page settings.
 * @param string               $url      Address of the page.
 * @return string[]|null HTML of each marker; null without an answer in time.
 */
function saaristo_request_sidecar( $markers, $settings, $url ) {
	$between = '<!--saaristo ' . wp_generate_password( 20, false ) . '-->';
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the server reads the address of the bundle; no browser gets it.
	$head   = '<!doctype html><html><head><script type="module" src="' . esc_url( saaristo_bundle_url() . '/saaristo.js' ) . '"></script></head><body>';
	$answer = wp_remote_post(
		saaristo_settings()['sidecar_url'],
		array(
			/**
			 * Filters the time that saving a post waits for its widgets.
			 *
			 * @param float $seconds Seconds.
			 */
			'timeout' => apply_filters( 'saaristo_prerender_timeout', 3 ),
			'headers' => array( 'content-type' => 'application/json' ),
			'body'    => wp_json_encode(
				array(
					'html'     => $head . $between . implode( $between, $markers ) . $between . '</body></html>',
					'settings' => $settings,
					'url'      => $url,
				)
			),
		)
	);
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	$parts = explode( $between, wp_remote_retrieve_body( $answer ) );
	return count( $parts ) === count( $markers ) + 2 ? array_slice( $parts, 1, -1 ) : null;
}

/**
 * Escapes the characters of smilies and shortcodes in rendered HTML, which WordPress would replace in finished content.
 *
 * @param string $html Rendered HTML.
 * @return string
 */
function saaristo_escape_rendered( $html ) {
	$shielded = '';
	$raw      = '';
	foreach ( wp_html_split( $html ) as $part ) {
		if ( '' !== $part && '<' === $part[0] ) {
			if ( '' !== $raw ) {
				$raw = 0 === stripos( $part, '</' . $raw ) ? '' : $raw;
			} elseif ( preg_match( '/^<(script|style)\b/i', $part, $found ) ) {
				$raw = $found[1];
			}
			$shielded .= $part;
		} elseif ( '' !== $raw ) {
			$shielded .= $part;
		} else {
			$shielded .= strtr(
				$part,
				array(
					':' => '&#58;',
					'8' => '&#56;',
					')' => '&#41;',
					'[' => '&#91;',
					']' => '&#93;',
				)
			);
		}
	}
	return $shielded;
}

/**
 * Keeps WordPress from changing the quotes and dashes of rendered widgets, which hydration compares.
 *
 * @param string[] $tags Elements whose texts WordPress does not change.
 * @return string[]
 */
function saaristo_no_texturize( $tags ) {
	$tags[] = 'saaristo-root';
	return $tags;
}
add_filter( 'no_texturize_tags', 'saaristo_no_texturize' );
