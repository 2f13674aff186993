<?php
/**
 * Settings of the WordPress of `npm run wordpress`: they come from the environment of the server.
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'SAARISTO_WP_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'WP_HOME', getenv( 'SAARISTO_WP_URL' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_CONTENT_DIR', getenv( 'SAARISTO_WP_CONTENT' ) );
define( 'WP_CONTENT_URL', WP_HOME . '/wp-content' );

// It is this machine's alone, and forgotten with it.
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'on this machine alone ' . $name );
	define( $name . '_SALT', 'salt of this machine ' . $name );
}

// Offline: nothing is asked of wordpress.org, nor of anybody else.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', (bool) getenv( 'SAARISTO_WP_NO_CRON' ) );

// What PHP complains of stands in a file, and in no page.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', WP_CONTENT_DIR . '/debug.log' );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
