<?php
/**
 * The settings page, Settings → Saaristo.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the option and its page.
 */
function saaristo_admin_init() {
	register_setting(
		'saaristo',
		'saaristo_settings',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'saaristo_sanitize_settings',
			'default'           => saaristo_default_settings(),
		)
	);
}
add_action( 'admin_init', 'saaristo_admin_init' );

/**
 * Adds the page to the menu.
 */
function saaristo_admin_menu() {
	add_options_page( 'Saaristo', 'Saaristo', 'manage_options', 'saaristo', 'saaristo_settings_page' );
}
add_action( 'admin_menu', 'saaristo_admin_menu' );

/**
 * Returns whether the field of a setting is disabled, because the user may not change it.
 *
 * @param string $name Name of the setting.
 * @return bool
 */
function saaristo_is_disabled( $name ) {
	return isset( saaristo_trusted_settings()[ $name ] ) && ! saaristo_can_change_trusted();
}

/**
 * Writes a field of choices.
 *
 * @param string                $name    Name of the setting.
 * @param array<string, string> $choices Labels by value.
 */
function saaristo_select( $name, $choices ) {
	$now = (string) saaristo_settings()[ $name ];
	if ( saaristo_is_disabled( $name ) ) {
		printf( '<select id="saaristo-%1$s" aria-describedby="saaristo-%1$s-help" disabled>', esc_attr( $name ) );
	} else {
		printf( '<select id="saaristo-%1$s" name="saaristo_settings[%1$s]">', esc_attr( $name ) );
	}
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $now, (string) $value, false ), esc_html( $label ) );
	}
	echo '</select>';
}

/**
 * Writes a text field.
 *
 * @param string $name        Name of the setting.
 * @param string $type        Type of the input.
 * @param string $placeholder An example.
 */
function saaristo_input( $name, $type = 'text', $placeholder = '' ) {
	printf(
		'<input id="saaristo-%1$s" name="saaristo_settings[%1$s]" type="%2$s" value="%3$s" placeholder="%4$s" class="regular-text" aria-describedby="saaristo-%1$s-help"%5$s>',
		esc_attr( $name ),
		esc_attr( $type ),
		esc_attr( (string) saaristo_settings()[ $name ] ),
		esc_attr( $placeholder ),
		disabled( saaristo_is_disabled( $name ), true, false )
	);
}

/**
 * Writes a row of the form.
 *
 * @param string   $name  Name of the setting.
 * @param string   $label Label of the setting.
 * @param callable $field Writes the field.
 * @param string   $help  Help for the setting.
 */
function saaristo_row( $name, $label, $field, $help = '' ) {
	printf( '<tr><th scope="row"><label for="saaristo-%s">%s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
	$field();
	if ( saaristo_is_disabled( $name ) ) {
		$help = trim( $help . ' ' . saaristo_trusted_reason() );
	}
	if ( '' !== $help ) {
		printf( '<p class="description" id="saaristo-%s-help">%s</p>', esc_attr( $name ), esc_html( $help ) );
	}
	echo '</td></tr>';
}

/**
 * Writes the page.
 */
function saaristo_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$sites     = saaristo_sites();
	$languages = array_merge( array( 'auto' => __( 'That of WordPress', 'saaristo' ) ), saaristo_languages() );
	?>
	<div class="wrap">
		<h1>Saaristo</h1>
		<h2><?php esc_html_e( 'Self-check', 'saaristo' ); ?></h2>
		<div id="saaristo-self-check" aria-live="polite"><p><?php esc_html_e( 'Looking …', 'saaristo' ); ?></p></div>
		<form action="options.php" method="post">
			<?php settings_fields( 'saaristo' ); ?>
			<h2><?php esc_html_e( 'The widgets', 'saaristo' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				saaristo_row(
					'bundle',
					__( 'Bundle', 'saaristo' ),
					static function () {
						saaristo_select(
							'bundle',
							array(
								'bundled' => __( 'The copy in the plugin', 'saaristo' ),
								'cdn'     => __( 'From another address (CDN)', 'saaristo' ),
							)
						);
					},
					__( 'Where browsers fetch the code of the widgets.', 'saaristo' )
				);
				saaristo_row(
					'cdn_url',
					__( 'Address of the bundle', 'saaristo' ),
					static function () {
						saaristo_input( 'cdn_url', 'url', 'https://cdn.example.com/saaristo/1.2.3' );
					},
					__( 'The folder with saaristo.js, with the version in it. For the other address alone.', 'saaristo' )
				);
				saaristo_row(
					'site',
					__( 'Site', 'saaristo' ),
					static function () use ( $sites ) {
						saaristo_select( 'site', array_combine( $sites, $sites ) );
					},
					__( 'The brand: colours, fonts, and what a widget does on this site.', 'saaristo' )
				);
				saaristo_row(
					'language',
					__( 'Language', 'saaristo' ),
					static function () use ( $languages ) {
						saaristo_select( 'language', $languages );
					},
					__( 'Of the texts that the widgets bring themselves.', 'saaristo' )
				);
				saaristo_row(
					'search_page',
					__( 'Page of search results', 'saaristo' ),
					static function () {
						$dropdown = wp_dropdown_pages(
							array(
								'id'                => 'saaristo-search_page',
								'name'              => 'saaristo_settings[search_page]',
								'selected'          => (int) saaristo_settings()['search_page'],
								'show_option_none'  => esc_html__( 'None', 'saaristo' ),
								'option_none_value' => '0',
								'echo'              => false,
							)
						);
						if ( '' === $dropdown ) {
							esc_html_e( 'There are no pages yet.', 'saaristo' );
						}
						// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes its own field.
						echo $dropdown;
					},
					__( 'Where the quick search leads. It holds the block Site search.', 'saaristo' )
				);
				saaristo_row(
					'api_base',
					__( 'Address of the API', 'saaristo' ),
					static function () {
						saaristo_input( 'api_base', 'url', 'https://www.example.com' );
					},
					__( 'What stands before /api in the calls of forms, searches and the shop. Empty: this site.', 'saaristo' )
				);
				?>
			</table>
			<h2><?php esc_html_e( 'Rendering on the server', 'saaristo' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				saaristo_row(
					'sidecar_url',
					__( 'Address of the rendering server', 'saaristo' ),
					static function () {
						saaristo_input( 'sidecar_url', 'url', 'http://127.0.0.1:4180' );
					},
					__( 'Where saaristo-prerender listens. Widgets are rendered when a post is saved, and kept with it. Empty: no rendering.', 'saaristo' )
				);
				?>
			</table>
			<h2><?php esc_html_e( 'Forms', 'saaristo' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				saaristo_row(
					'captcha',
					__( 'Captcha', 'saaristo' ),
					static function () {
						saaristo_select(
							'captcha',
							array(
								'none'      => __( 'None', 'saaristo' ),
								'altcha'    => 'ALTCHA',
								'mtcaptcha' => 'MTCaptcha',
							)
						);
					}
				);
				saaristo_row(
					'captcha_url',
					__( 'Address of the challenge', 'saaristo' ),
					static function () {
						saaristo_input( 'captcha_url', 'text', '/api/captcha/challenge' );
					},
					__( 'For ALTCHA.', 'saaristo' )
				);
				saaristo_row(
					'captcha_key',
					__( 'Site key', 'saaristo' ),
					static function () {
						saaristo_input( 'captcha_key' );
					},
					__( 'For MTCaptcha.', 'saaristo' )
				);
				?>
			</table>
			<h2><?php esc_html_e( 'Other', 'saaristo' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				saaristo_row(
					'page_settings',
					__( 'More page settings', 'saaristo' ),
					static function () {
						printf(
							'<textarea id="saaristo-page_settings" name="saaristo_settings[page_settings]" rows="4" class="large-text code" aria-describedby="saaristo-page_settings-help"%s>%s</textarea>',
							disabled( saaristo_is_disabled( 'page_settings' ), true, false ),
							esc_textarea( (string) saaristo_settings()['page_settings'] )
						);
					},
					__( 'A JSON object with what the widgets read besides, such as {"shopUrl": "https://shop.example.com/"}.', 'saaristo' )
				);
				?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Adds the script that loads the self-check, which may be slow because it calls other servers.
 *
 * @param string $page Name of the administration page.
 */
function saaristo_settings_script( $page ) {
	if ( 'settings_page_saaristo' !== $page ) {
		return;
	}
	wp_enqueue_script( 'saaristo-settings', plugins_url( 'js/settings.js', SAARISTO_FILE ), array(), SAARISTO_VERSION, true );
	$address = add_query_arg(
		array(
			'action'      => 'saaristo_self_check',
			'_ajax_nonce' => wp_create_nonce( 'saaristo_self_check' ),
		),
		admin_url( 'admin-ajax.php' )
	);
	$data    = array(
		'address' => $address,
		'failed'  => __( 'The self-check gave no answer. Load the page once more.', 'saaristo' ),
	);
	wp_add_inline_script( 'saaristo-settings', 'window.saaristoSettings = ' . saaristo_script_json( $data ) . ';', 'before' );
}
add_action( 'admin_enqueue_scripts', 'saaristo_settings_script' );

/**
 * Sends the self-check.
 */
function saaristo_send_self_check() {
	check_ajax_referer( 'saaristo_self_check' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	saaristo_show_self_check();
	exit;
}
add_action( 'wp_ajax_saaristo_self_check', 'saaristo_send_self_check' );

/**
 * Writes the self-check.
 */
function saaristo_show_self_check() {
	$words = array(
		'good' => __( 'Good', 'saaristo' ),
		'poor' => __( 'Note', 'saaristo' ),
		'bad'  => __( 'Wrong', 'saaristo' ),
	);
	$looks = array(
		'good' => 'success',
		'poor' => 'warning',
		'bad'  => 'error',
	);
	foreach ( saaristo_self_check() as $line ) {
		printf(
			'<div class="notice inline notice-%s saaristo-check"><p><strong>%s:</strong> %s</p></div>',
			esc_attr( $looks[ $line['state'] ] ),
			esc_html( $words[ $line['state'] ] ),
			esc_html( $line['text'] )
		);
	}
}
