<?php
/** Installs WordPress into an empty database, with two users and the plugin. `npm run wordpress` runs it once. */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']       = (string) parse_url( getenv( 'SAARISTO_WP_URL' ), PHP_URL_HOST );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

$database = new mysqli( 'localhost', 'root', '', '', 0, getenv( 'SAARISTO_WP_SOCKET' ) );
$database->query( 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4' );

require_once getenv( 'SAARISTO_WP_CORE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Mail cannot be delivered here.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Saaristo', 'admin', 'admin@saaristo.example', true, '', getenv( 'SAARISTO_WP_ADMIN' ) );

wp_insert_user(
	array(
		'user_login' => 'author',
		'user_email' => 'author@saaristo.example',
		'user_pass'  => getenv( 'SAARISTO_WP_AUTHOR' ),
		'role'       => 'author',
	)
);

// Avatars and the editor's welcome guide would be loaded from other machines.
update_option( 'show_avatars', 0 );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Helsinki' );
foreach ( get_users() as $user ) {
	update_user_meta(
		$user->ID,
		'wp_persisted_preferences',
		array(
			'_modified'         => gmdate( 'c' ),
			'core/edit-post'    => array(
				'welcomeGuide'   => false,
				'fullscreenMode' => true,
			),
			'core/edit-widgets' => array( 'welcomeGuide' => false ),
			'core/edit-site'    => array( 'welcomeGuide' => false ),
		)
	);
}

switch_theme( getenv( 'SAARISTO_WP_THEME' ) );
if ( getenv( 'SAARISTO_WP_ACTIVATE' ) ) {
	activate_plugin( 'saaristo/saaristo.php' );
}
