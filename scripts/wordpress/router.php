<?php
/** Router of `php -S`: serves files of the content folder and WordPress's own files, and runs WordPress for every other address. */

$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$root = $_SERVER['DOCUMENT_ROOT'];

if ( 0 === strpos( $path, '/wp-content/' ) ) {
	$content = realpath( getenv( 'SAARISTO_WP_CONTENT' ) );
	$file    = $content . substr( $path, strlen( '/wp-content' ) );
	if ( is_file( $file ) && false === strpos( $path, '..' ) ) {
		if ( 'php' === pathinfo( $file, PATHINFO_EXTENSION ) ) {
			require $file;
			return true;
		}
		$types = array(
			'css'   => 'text/css; charset=utf-8',
			'js'    => 'text/javascript; charset=utf-8',
			'json'  => 'application/json',
			'svg'   => 'image/svg+xml',
			'webp'  => 'image/webp',
			'png'   => 'image/png',
			'jpg'   => 'image/jpeg',
			'jpeg'  => 'image/jpeg',
			'gif'   => 'image/gif',
			'woff'  => 'font/woff',
			'woff2' => 'font/woff2',
		);
		$type = $types[ strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream';
		header( 'Content-Type: ' . $type );
		header( 'Content-Length: ' . filesize( $file ) );
		header( 'Cache-Control: max-age=3600' );
		readfile( $file );
		return true;
	}
	http_response_code( 404 );
	return true;
}

$file = $root . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) ) ) {
	return false;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $root . '/index.php';
require $root . '/index.php';
return true;
