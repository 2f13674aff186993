<?php
/**
 * The page settings that the widgets read.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the language of the widgets: the selected one, else the language of the page, else English, else the default of the bundle.
 *
 * @return string A code of `saaristo_languages`.
 */
function saaristo_get_language() {
	$languages = saaristo_languages();
	$locale    = strtolower( str_replace( '_', '-', get_locale() ) );
	$code      = substr( $locale, 0, 2 );
	// The sixty widgets of Saaristo call Swedish 'se'.
	foreach ( array( saaristo_settings()['language'], $locale, $code, 'sv' === $code ? 'se' : '', 'en' ) as $name ) {
		if ( isset( $languages[ $name ] ) ) {
			return $name;
		}
	}
	return (string) array_key_first( $languages );
}

/**
 * Returns the address of the search results.
 *
 * @return string Path; empty if no page is selected.
 */
function saaristo_get_search_url() {
	$page = (int) saaristo_settings()['search_page'];
	$url  = $page > 0 && 'publish' === get_post_status( $page ) ? get_permalink( $page ) : '';
	return $url ? (string) wp_make_link_relative( $url ) : '';
}

/**
 * Returns the page settings. They are the same for all visitors who are not logged in, because caches may store such pages.
 *
 * @param bool $is_editor Whether the page is open in the editor.
 * @return array<string, mixed>
 */
function saaristo_page_settings( $is_editor = false ) {
	$settings = saaristo_settings();
	$page     = array(
		'site'     => saaristo_get_site(),
		'language' => saaristo_get_language(),
	);
	$id       = get_queried_object_id();
	if ( $id > 0 && ! $is_editor ) {
		$page['pageId'] = (string) $id;
	}
	$search = saaristo_get_search_url();
	if ( '' !== $search ) {
		$page['searchUrl'] = $search;
	}
	if ( '' !== $settings['api_base'] ) {
		$page['apiBase'] = $settings['api_base'];
	}
	if ( 'mtcaptcha' === $settings['captcha'] && '' !== $settings['captcha_key'] ) {
		$page['captcha'] = array(
			'provider' => 'mtcaptcha',
			'siteKey'  => $settings['captcha_key'],
		);
	} elseif ( 'altcha' === $settings['captcha'] && '' !== $settings['captcha_url'] ) {
		$page['captcha'] = array(
			'provider'     => 'altcha',
			'challengeUrl' => $settings['captcha_url'],
		);
	}
	$more = json_decode( $settings['page_settings'], true );
	if ( is_array( $more ) ) {
		$page = array_merge( $page, $more );
	}
	if ( is_user_logged_in() && ! $is_editor ) {
		// Caches do not store pages of users who are logged in. In a cached page the nonce would expire.
		$page['verificationToken'] = wp_create_nonce( 'wp_rest' );
		$page['userName']          = wp_get_current_user()->display_name;
	}
	if ( $is_editor ) {
		$page['editMode'] = true;
	}
	/**
	 * Filters the page settings of the widgets.
	 *
	 * @param array<string, mixed> $page      The settings.
	 * @param bool                 $is_editor Whether the page is open in the editor.
	 */
	return apply_filters( 'saaristo_page_settings', $page, $is_editor );
}

/**
 * Returns JSON that cannot end a script element.
 *
 * @param mixed $value Any value.
 * @return string
 */
function saaristo_script_json( $value ) {
	return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
}
