<?php
/**
 * The self-check of the settings page.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Runs all checks.
 *
 * @return array<int, array{state: string, text: string}> The state is 'good', 'poor' or 'bad'.
 */
function saaristo_self_check() {
	return array_merge(
		saaristo_check_bundle(),
		saaristo_check_sidecar(),
		saaristo_check_search(),
		saaristo_check_api(),
		saaristo_check_captcha()
	);
}

/**
 * Creates a line of the self-check.
 *
 * @param string $state 'good', 'poor' or 'bad'.
 * @param string $text  The message.
 * @return array{state: string, text: string}
 */
function saaristo_create_line( $state, $text ) {
	return array(
		'state' => $state,
		'text'  => $text,
	);
}

/**
 * Describes a failed request.
 *
 * @param array|WP_Error $answer Answer of WordPress's HTTP API.
 * @return string
 */
function saaristo_describe_failure( $answer ) {
	if ( is_wp_error( $answer ) ) {
		return $answer->get_error_message();
	}
	/* translators: %d: an HTTP status, such as 404. */
	return sprintf( __( 'it answers with the status %d', 'saaristo' ), (int) wp_remote_retrieve_response_code( $answer ) );
}

/**
 * Checks that browsers get the bundle, and that the catalogue is readable.
 *
 * @return array<int, array{state: string, text: string}>
 */
function saaristo_check_bundle() {
	$lines   = array();
	$widgets = count( saaristo_catalogue() );
	$read    = json_decode( saaristo_catalogue_json(), true );
	$version = isset( $read['version'] ) && is_string( $read['version'] ) ? $read['version'] : '?';
	if ( 0 === $widgets ) {
		return array( saaristo_create_line( 'bad', __( 'The catalogue of the widgets (dist/widgets.json) is missing, so there are no blocks. Install the plugin from its zip once more.', 'saaristo' ) ) );
	}
	/* translators: 1: a number of blocks, 2: a version. */
	$lines[] = saaristo_create_line( 'good', sprintf( __( 'There are %1$d blocks, of version %2$s of the bundle.', 'saaristo' ), $widgets, $version ) );

	$url    = saaristo_bundle_url() . '/saaristo.js';
	$answer = wp_remote_get( $url, array( 'timeout' => 5 ) );
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		/* translators: 1: an address, 2: why it is not reached. */
		$lines[] = saaristo_create_line( 'bad', sprintf( __( 'The script of the widgets is not reached at %1$s: %2$s.', 'saaristo' ), $url, saaristo_describe_failure( $answer ) ) );
		return $lines;
	}
	$type = (string) wp_remote_retrieve_header( $answer, 'content-type' );
	if ( ! preg_match( '#javascript#i', $type ) ) {
		/* translators: 1: an address, 2: a content type. */
		$lines[] = saaristo_create_line( 'bad', sprintf( __( 'Browsers will not run %1$s, since it is sent as %2$s and not as text/javascript. Mend the settings of the web server.', 'saaristo' ), $url, $type ) );
		return $lines;
	}
	if ( 'cdn' === saaristo_settings()['bundle'] && ! wp_remote_retrieve_header( $answer, 'access-control-allow-origin' ) ) {
		/* translators: %s: an address. */
		$lines[] = saaristo_create_line( 'bad', sprintf( __( 'Browsers will not run %s, since it is sent without the header Access-Control-Allow-Origin. Mend the settings of the CDN.', 'saaristo' ), $url ) );
		return $lines;
	}
	$lines[] = saaristo_create_line( 'good', __( 'The script of the widgets is reached.', 'saaristo' ) );
	return $lines;
}

/**
 * Checks that the rendering server renders a widget.
 *
 * @return array<int, array{state: string, text: string}>
 */
function saaristo_check_sidecar() {
	$url = saaristo_settings()['sidecar_url'];
	if ( '' === $url ) {
		return array( saaristo_create_line( 'poor', __( 'No rendering server: without JavaScript visitors see the texts of the blocks, and not the widgets.', 'saaristo' ) ) );
	}
	$answer = wp_remote_get( $url . '/healthz', array( 'timeout' => 3 ) );
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		/* translators: 1: an address, 2: why it is not reached. */
		return array( saaristo_create_line( 'bad', sprintf( __( 'The rendering server is not reached at %1$s: %2$s. Pages are shown all the same, with the texts of the blocks until the widgets come. Start it with: saaristo-prerender', 'saaristo' ), $url, saaristo_describe_failure( $answer ) ) ) );
	}
	foreach ( saaristo_catalogue() as $name => $widget ) {
		$example  = isset( $widget['example'] ) ? (string) wp_json_encode( (object) $widget['example'] ) : '{}';
		$rendered = 'corporate' === $widget['category'] ? saaristo_request_sidecar( array( saaristo_marker( $name, $example ) ), saaristo_shared_settings( 0 ), home_url( '/' ) ) : null;
		if ( $rendered && false !== strpos( $rendered[0], 'data-widget-prerendered' ) ) {
			return array( saaristo_create_line( 'good', __( 'The rendering server renders widgets.', 'saaristo' ) ) );
		}
		if ( 'corporate' === $widget['category'] ) {
			break;
		}
	}
	return array( saaristo_create_line( 'bad', __( 'The rendering server is there, but it rendered no widget in time. Is it of the same version as the bundle?', 'saaristo' ) ) );
}

/**
 * Checks that there is a page for search results.
 *
 * @return array<int, array{state: string, text: string}>
 */
function saaristo_check_search() {
	$page = (int) saaristo_settings()['search_page'];
	if ( 0 === $page ) {
		return array( saaristo_create_line( 'poor', __( 'No page is chosen for search results: the quick search goes to /haku.', 'saaristo' ) ) );
	}
	$post = get_post( $page );
	if ( ! $post || 'publish' !== $post->post_status ) {
		return array( saaristo_create_line( 'bad', __( 'The page that is chosen for search results is not published, so the quick search goes to /haku.', 'saaristo' ) ) );
	}
	if ( ! preg_grep( '/search$/', saaristo_find_widgets_in( $post->post_content ) ) ) {
		/* translators: %s: title of a page. */
		return array( saaristo_create_line( 'bad', sprintf( __( 'The page "%s" is chosen for search results and has no block that shows them, such as Site search.', 'saaristo' ), get_the_title( $post ) ) ) );
	}
	/* translators: %s: title of a page. */
	return array( saaristo_create_line( 'good', sprintf( __( 'The quick search goes to the page "%s".', 'saaristo' ), get_the_title( $post ) ) ) );
}

/**
 * Checks that the API of the widgets answers.
 *
 * @return array<int, array{state: string, text: string}>
 */
function saaristo_check_api() {
	$base   = saaristo_settings()['api_base'];
	$url    = ( '' === $base ? home_url() : $base ) . '/api/captcha/challenge';
	$answer = wp_remote_get( $url, array( 'timeout' => 5 ) );
	if ( is_wp_error( $answer ) ) {
		/* translators: 1: an address, 2: why it is not reached. */
		return array( saaristo_create_line( 'bad', sprintf( __( 'The API of the widgets is not reached at %1$s: %2$s.', 'saaristo' ), $url, saaristo_describe_failure( $answer ) ) ) );
	}
	if ( false === strpos( (string) wp_remote_retrieve_header( $answer, 'content-type' ), 'json' ) ) {
		/* translators: %s: an address. */
		return array( saaristo_create_line( 'poor', sprintf( __( 'No API answers below %s: forms, searches and the shop send and show nothing. Other widgets need none.', 'saaristo' ), '' === $base ? home_url( '/api' ) : $base . '/api' ) ) );
	}
	return array( saaristo_create_line( 'good', __( 'The API of the widgets answers.', 'saaristo' ) ) );
}

/**
 * Checks that forms can be sent.
 *
 * @return array<int, array{state: string, text: string}>
 */
function saaristo_check_captcha() {
	$settings = saaristo_settings();
	if ( 'none' === $settings['captcha'] ) {
		return array( saaristo_create_line( 'poor', __( 'No captcha is chosen: forms that need one send nothing.', 'saaristo' ) ) );
	}
	if ( 'mtcaptcha' === $settings['captcha'] && '' === $settings['captcha_key'] ) {
		return array( saaristo_create_line( 'bad', __( 'The site key of MTCaptcha is missing: forms that need a captcha send nothing.', 'saaristo' ) ) );
	}
	if ( 'altcha' === $settings['captcha'] && '' === $settings['captcha_url'] ) {
		return array( saaristo_create_line( 'bad', __( 'The address of the challenge of ALTCHA is missing: forms that need a captcha send nothing.', 'saaristo' ) ) );
	}
	return array( saaristo_create_line( 'good', __( 'A captcha is chosen.', 'saaristo' ) ) );
}
