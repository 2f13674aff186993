<?php
/** Settings of the WordPress of `npm run wordpress`, from the server's environment variables. */

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

// Fixed keys are sufficient: the site runs only on this machine and is deleted with it.
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'on this machine alone ' . $name );
	define( $name . '_SALT', 'salt of this machine ' . $name );
}

// Blocks requests to wordpress.org and other machines.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', (bool) getenv( 'SAARISTO_WP_NO_CRON' ) );

// Writes PHP's errors to a file instead of the page.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', WP_CONTENT_DIR . '/debug.log' );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
