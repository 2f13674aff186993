<?php
/**
 * Rendering on the server: when a post is saved its widgets are rendered by `saaristo-prerender`, and kept with it. Widgets that
 * stand in no post, but in a widget area or a template, are kept by what they are.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * The post's own copy of its rendered widgets.
 */
const SAARISTO_PRERENDERED = '_saaristo_prerendered';

/**
 * The widgets outside of posts that are to be rendered: their markers and page settings by their keys.
 */
const SAARISTO_WAITING = 'saaristo_waiting';

/**
 * Stands for the page's id where a widget is rendered for all pages. What says it belongs to one page, and is not kept.
 */
const SAARISTO_ANY_PAGE = 'saaristo-any-page';

/**
 * Collects markers in place of showing them.
 *
 * @param string[]|null|false $change A list to begin with; null to end; false to leave it.
 * @param string|null         $marker One more.
 * @return string[]|null The list; null while pages are shown.
 */
function saaristo_collected( $change = false, $marker = null ) {
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
 * What a rendered widget depends on: its marker, the bundle, and the settings that are the same for everybody.
 *
 * @param string     $marker The marker.
 * @param int|string $post   The post that it stands in; SAARISTO_ANY_PAGE where it stands in none.
 * @return string
 */
function saaristo_prerender_key( $marker, $post ) {
	return md5( $marker . wp_json_encode( saaristo_shared_settings( $post ) ) . saaristo_bundle_key() . saaristo_settings()['sidecar_url'] );
}

/**
 * The page settings without what belongs to one visitor.
 *
 * @param int|string $post The post; SAARISTO_ANY_PAGE for all of them.
 * @return array<string, mixed>
 */
function saaristo_shared_settings( $post ) {
	$settings           = saaristo_page_settings();
	$settings['pageId'] = (string) $post;
	unset( $settings['verificationToken'], $settings['userName'] );
	return $settings;
}

/**
 * The rendered form of a marker, where it is kept and still right.
 *
 * @param string $marker The marker.
 * @return string|null HTML; null for the marker as it is.
 */
function saaristo_prerendered( $marker ) {
	if ( null !== saaristo_collected( false, $marker ) || '' === saaristo_settings()['sidecar_url'] || is_feed() ) {
		return null;
	}
	if ( is_preview() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
		return null;
	}
	// The contents of posts alone go through this filter: widget areas and templates have other ones, or none.
	$post = doing_filter( 'the_content' ) ? (int) get_the_ID() : 0;
	if ( $post <= 0 ) {
		return saaristo_prerendered_anywhere( $marker );
	}
	$kept = get_post_meta( $post, SAARISTO_PRERENDERED, true );
	$key  = saaristo_prerender_key( $marker, $post );
	if ( ! is_array( $kept ) || ! isset( $kept[ $key ]['html'], $kept[ $key ]['until'] ) ) {
		saaristo_prerender_later( $post );
		return null;
	}
	if ( '' === $kept[ $key ]['html'] ) {
		if ( $kept[ $key ]['until'] < time() ) {
			saaristo_prerender_later( $post );
		}
		return null;
	}
	return saaristo_with_own_ids( $kept[ $key ]['html'] );
}

/**
 * The rendered form of a marker that stands in no post; where there is none, it is rendered soon.
 *
 * @param string $marker The marker.
 * @return string|null HTML; null for the marker as it is.
 */
function saaristo_prerendered_anywhere( $marker ) {
	$key  = saaristo_prerender_key( $marker, SAARISTO_ANY_PAGE );
	$kept = get_transient( 'saaristo_rendered_' . $key );
	if ( is_string( $kept ) ) {
		return '' === $kept ? null : saaristo_with_own_ids( $kept );
	}
	$waiting = (array) get_option( SAARISTO_WAITING, array() );
	// Who shows what visitors say in a template has a marker for each of them: they are no more than these.
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
 * Renders the widgets outside of posts that pages have asked for. Where the server fails or is late, later views ask again.
 */
function saaristo_prerender_waiting() {
	$groups = array();
	foreach ( (array) get_option( SAARISTO_WAITING, array() ) as $key => $one ) {
		$groups[ wp_json_encode( $one[1] ) ][ $key ] = $one;
	}
	delete_option( SAARISTO_WAITING );
	foreach ( $groups as $group ) {
		$rendered = saaristo_ask_sidecar( array_column( $group, 0 ), current( $group )[1], home_url( '/' ) );
		if ( null === $rendered ) {
			set_transient( 'saaristo_prerender_wait', 1, 5 * MINUTE_IN_SECONDS );
			return;
		}
		foreach ( array_keys( $group ) as $index => $key ) {
			$html = saaristo_kept_of( $rendered[ $index ] );
			if ( false !== strpos( $html, SAARISTO_ANY_PAGE ) ) {
				$html = '';
			}
			set_transient( 'saaristo_rendered_' . $key, $html, '' === $html ? HOUR_IN_SECONDS : WEEK_IN_SECONDS );
		}
	}
}
add_action( 'saaristo_prerender_waiting', 'saaristo_prerender_waiting' );

/**
 * What is kept of an answer of the rendering server.
 *
 * @param string $html A marker as it came back.
 * @return string Empty where it was not rendered, or holds an answer of the API, which is of its moment.
 */
function saaristo_kept_of( $html ) {
	$is_rendered = false !== strpos( $html, 'data-widget-prerendered=' ) && false === strpos( $html, 'data-widget-loaded' );
	return $is_rendered ? saaristo_shield( $html ) : '';
}

/**
 * Gives the elements of a rendered widget ids of their own: the same widget may stand in a page twice.
 *
 * @param string $html A rendered marker.
 * @return string
 */
function saaristo_with_own_ids( $html ) {
	static $count = 0;
	if ( ! preg_match( '/^<div [^>]*\bdata-widget-prerendered="([a-z0-9-]+)"/', $html, $found ) ) {
		return $html;
	}
	++$count;
	return str_replace( $found[1], 'wp' . $count . '-' . substr( md5( $found[1] ), 0, 6 ) . '-', $html );
}

/**
 * Lets a post be rendered soon, unless that was tried a moment ago.
 *
 * @param int $post The post.
 */
function saaristo_prerender_later( $post ) {
	if ( 'publish' !== get_post_status( $post ) || get_transient( 'saaristo_prerender_wait_' . $post ) ) {
		return;
	}
	if ( ! wp_next_scheduled( 'saaristo_prerender_post', array( $post ) ) ) {
		wp_schedule_single_event( time(), 'saaristo_prerender_post', array( $post ) );
	}
}

/**
 * Renders the widgets of a post that was saved.
 *
 * @param int     $id   Of the post.
 * @param WP_Post $post The post.
 */
function saaristo_prerender_saved( $id, $post ) {
	if ( '' !== saaristo_settings()['sidecar_url'] && 'publish' === $post->post_status && ! wp_is_post_revision( $id ) ) {
		saaristo_prerender_post( $id );
	}
}
add_action( 'wp_after_insert_post', 'saaristo_prerender_saved', 10, 2 );

/**
 * The markers of a post, as they will stand in the page.
 *
 * @param WP_Post $post The post.
 * @return string[]
 */
function saaristo_markers_of( $post ) {
	$before = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- blocks ask for the post that they are in; it is put back.
	$GLOBALS['post'] = $post;
	setup_postdata( $post );
	saaristo_collected( array() );
	do_shortcode( do_blocks( $post->post_content ) );
	$markers = saaristo_collected( null );
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- see above.
	$GLOBALS['post'] = $before;
	if ( $before ) {
		setup_postdata( $before );
	}
	return array_values( array_unique( (array) $markers ) );
}

/**
 * Renders the widgets of a post by the server beside WordPress. Where that fails or is late, the markers stay bare, and it is
 * tried again at a later view.
 *
 * @param int $id Of the post.
 */
function saaristo_prerender_post( $id ) {
	$post = get_post( $id );
	if ( ! $post ) {
		return;
	}
	$markers = saaristo_markers_of( $post );
	if ( ! $markers ) {
		delete_post_meta( $id, SAARISTO_PRERENDERED );
		return;
	}
	$rendered = saaristo_ask_sidecar( $markers, saaristo_shared_settings( $id ), (string) get_permalink( $id ) );
	if ( null === $rendered ) {
		set_transient( 'saaristo_prerender_wait_' . $id, 1, 5 * MINUTE_IN_SECONDS );
		return;
	}
	$kept = array();
	foreach ( $markers as $index => $marker ) {
		$kept[ saaristo_prerender_key( $marker, $id ) ] = array(
			'html'  => saaristo_kept_of( $rendered[ $index ] ),
			'until' => time() + HOUR_IN_SECONDS,
		);
	}
	if ( get_post_meta( $id, SAARISTO_PRERENDERED, true ) !== $kept ) {
		update_post_meta( $id, SAARISTO_PRERENDERED, wp_slash( $kept ) );
		// Caches of whole pages listen to this.
		clean_post_cache( $id );
	}
}
add_action( 'saaristo_prerender_post', 'saaristo_prerender_post' );

/**
 * Asks the server beside WordPress to render markers.
 *
 * @param string[]             $markers  The markers.
 * @param array<string, mixed> $settings Page settings.
 * @param string               $url      Of the page.
 * @return string[]|null HTML of each; null where there was no answer in time.
 */
function saaristo_ask_sidecar( $markers, $settings, $url ) {
	$between = '<!--saaristo ' . wp_generate_password( 20, false ) . '-->';
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it tells the server where the bundle is; no browser sees it.
	$head   = '<!doctype html><html><head><script type="module" src="' . esc_url( saaristo_bundle_url() . '/saaristo.js' ) . '"></script></head><body>';
	$answer = wp_remote_post(
		saaristo_settings()['sidecar_url'],
		array(
			/**
			 * Filters how long saving a post may wait for its widgets.
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
 * Protects rendered HTML from what WordPress does to finished content: smilies and shortcodes in texts become entities.
 *
 * @param string $html Rendered HTML.
 * @return string
 */
function saaristo_shield( $html ) {
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
 * Leaves the quotes and dashes of rendered widgets as they are: hydration compares them.
 *
 * @param string[] $tags Elements whose texts are left alone.
 * @return string[]
 */
function saaristo_no_texturize( $tags ) {
	$tags[] = 'saaristo-root';
	return $tags;
}
add_filter( 'no_texturize_tags', 'saaristo_no_texturize' );
