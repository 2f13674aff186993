<?php
/**
 * The plugin's option and its valid values.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the default settings.
 *
 * @return array<string, string|int>
 */
function saaristo_default_settings() {
	return array(
		'bundle'        => 'bundled',
		'cdn_url'       => '',
		'sidecar_url'   => '',
		'site'          => 'atriafi',
		'language'      => 'auto',
		'search_page'   => 0,
		'api_base'      => '',
		'captcha'       => 'none',
		'captcha_key'   => '',
		'captcha_url'   => '',
		'page_settings' => '',
	);
}

/**
 * Returns the settings, with defaults for missing ones.
 *
 * @return array<string, string|int>
 */
function saaristo_settings() {
	$stored = get_option( 'saaristo_settings', array() );
	return array_merge( saaristo_default_settings(), is_array( $stored ) ? $stored : array() );
}

/**
 * Returns the values of a page setting that the bundle knows, from the catalogue. The first one is the default of the bundle.
 *
 * @param string $name 'site' or 'language'.
 * @return string[]
 */
function saaristo_list_choices( $name ) {
	foreach ( saaristo_catalogue() as $widget ) {
		if ( isset( $widget['props']['properties'][ $name ]['enum'] ) ) {
			return $widget['props']['properties'][ $name ]['enum'];
		}
	}
	return array();
}

/**
 * Returns the sites of the widgets.
 *
 * @return string[]
 */
function saaristo_sites() {
	return saaristo_list_choices( 'site' );
}

/**
 * Returns the site of the pages: the selected one, else the default of the bundle.
 *
 * @return string
 */
function saaristo_get_site() {
	$site  = saaristo_settings()['site'];
	$sites = saaristo_sites();
	return empty( $sites ) || in_array( $site, $sites, true ) ? $site : $sites[0];
}

/**
 * Returns the languages of the widgets, by their codes in the page settings.
 *
 * @return array<string, string>
 */
function saaristo_languages() {
	$known = array(
		'fi' => 'Suomi',
		'se' => 'Svenska',
		'en' => 'English',
		'de' => 'Deutsch',
		'sv' => 'Svenska',
	);
	$codes = saaristo_list_choices( 'language' );
	if ( empty( $codes ) ) {
		$codes = array( 'fi', 'se', 'en', 'de' );
	}
	return array_merge( array_combine( $codes, $codes ), array_intersect_key( $known, array_flip( $codes ) ) );
}

/**
 * Returns the settings that decide which script runs in pages, which HTML is shown, or which host the server calls, with their labels.
 *
 * @return array<string, string>
 */
function saaristo_trusted_settings() {
	return array(
		'bundle'        => __( 'Bundle', 'saaristo' ),
		'cdn_url'       => __( 'Address of the bundle', 'saaristo' ),
		'sidecar_url'   => __( 'Address of the rendering server', 'saaristo' ),
		'api_base'      => __( 'Address of the API', 'saaristo' ),
		'page_settings' => __( 'More page settings', 'saaristo' ),
	);
}

/**
 * Returns whether the user may change the trusted settings. WordPress lets only such users add scripts to pages.
 *
 * @return bool
 */
function saaristo_can_change_trusted() {
	return current_user_can( 'unfiltered_html' ) || current_user_can( 'manage_network_options' );
}

/**
 * Returns the message for a user who may not change the trusted settings.
 *
 * @return string
 */
function saaristo_trusted_reason() {
	return __( 'Only users who may publish unfiltered HTML can change this; in a network these are its administrators.', 'saaristo' );
}

/**
 * Returns the settings to save of those sent from the settings page. A wrong value, or one that the user may not change, stays as it was, and
 * the settings page says why.
 *
 * @param mixed $sent Values by name.
 * @return array<string, string|int>
 */
function saaristo_sanitize_settings( $sent ) {
	$old  = saaristo_settings();
	$sent = is_array( $sent ) ? $sent : array();
	$new  = $old;

	foreach ( array(
		'bundle'  => array( 'bundled', 'cdn' ),
		'captcha' => array( 'none', 'mtcaptcha', 'altcha' ),
	) as $name => $choices ) {
		if ( isset( $sent[ $name ] ) && in_array( $sent[ $name ], $choices, true ) ) {
			$new[ $name ] = $sent[ $name ];
		}
	}
	if ( isset( $sent['site'] ) && in_array( $sent['site'], saaristo_sites(), true ) ) {
		$new['site'] = $sent['site'];
	}
	if ( isset( $sent['language'] ) && ( 'auto' === $sent['language'] || isset( saaristo_languages()[ $sent['language'] ] ) ) ) {
		$new['language'] = $sent['language'];
	}
	if ( isset( $sent['search_page'] ) ) {
		$new['search_page'] = absint( $sent['search_page'] );
	}
	if ( isset( $sent['captcha_key'] ) ) {
		$new['captcha_key'] = sanitize_text_field( $sent['captcha_key'] );
	}

	$addresses = array(
		'cdn_url'     => __( 'Address of the bundle', 'saaristo' ),
		'sidecar_url' => __( 'Address of the rendering server', 'saaristo' ),
		'api_base'    => __( 'Address of the API', 'saaristo' ),
		'captcha_url' => __( 'Address of the challenge', 'saaristo' ),
	);
	foreach ( $addresses as $name => $label ) {
		if ( ! isset( $sent[ $name ] ) ) {
			continue;
		}
		$text    = trim( (string) $sent[ $name ] );
		$address = esc_url_raw( $text, array( 'http', 'https' ) );
		// The address of the challenge may be a path.
		$is_right = '' === $text || ( '' !== $address && ( preg_match( '#^https?://#i', $text ) || ( 'captcha_url' === $name && '/' === $text[0] ) ) );
		if ( $is_right ) {
			$new[ $name ] = untrailingslashit( $address );
		} else {
			/* translators: %s: the name of a setting. */
			saaristo_settings_error( $name, sprintf( __( '%s: this is no address. It begins with https:// or http://.', 'saaristo' ), $label ) );
		}
	}
	if ( 'cdn' === $new['bundle'] && '' === $new['cdn_url'] ) {
		saaristo_settings_error( 'cdn_url', __( 'Address of the bundle: it is missing, so the bundle of the plugin is used.', 'saaristo' ) );
		$new['bundle'] = 'bundled';
	}

	if ( isset( $sent['page_settings'] ) ) {
		$text = trim( (string) $sent['page_settings'] );
		if ( '' === $text || is_object( json_decode( $text ) ) ) {
			$new['page_settings'] = $text;
		} else {
			saaristo_settings_error( 'page_settings', __( 'More page settings: this is no JSON object.', 'saaristo' ) );
		}
	}

	if ( ! saaristo_can_change_trusted() ) {
		foreach ( saaristo_trusted_settings() as $name => $label ) {
			if ( $new[ $name ] !== $old[ $name ] ) {
				$new[ $name ] = $old[ $name ];
				saaristo_settings_error( $name, $label . ': ' . saaristo_trusted_reason() );
			}
		}
	}
	return $new;
}

/**
 * Adds an error to the settings page, if there is one.
 *
 * @param string $name    Name of the setting.
 * @param string $message The error.
 */
function saaristo_settings_error( $name, $message ) {
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( 'saaristo_settings', $name, $message );
	}
}

/**
 * Deletes the stored catalogue after a change of the settings.
 */
function saaristo_clear_catalogue_cache() {
	delete_option( 'saaristo_index' );
	delete_transient( 'saaristo_cdn_catalogue' );
}
add_action( 'update_option_saaristo_settings', 'saaristo_clear_catalogue_cache' );
