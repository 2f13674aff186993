<?php

/** A site in PHP that embeds Saaristo: `php -S localhost:8000 index.php`, then http://localhost:8000/. */

declare(strict_types=1);

require __DIR__ . '/saaristo.php';

$dist = getenv('SAARISTO_DIST') ?: dirname(__DIR__, 2) . '/dist';
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

header('Content-Security-Policy: ' . Saaristo\CONTENT_SECURITY_POLICY);
header('X-Content-Type-Options: nosniff');

if (str_starts_with($path, '/saaristo/')) {
    Saaristo\file(rawurldecode(substr($path, strlen('/saaristo/'))), $dist);
    return;
}
if (str_starts_with($path, '/api/contentlikecount/') && $_SERVER['REQUEST_METHOD'] === 'POST') {
    // The site counts the like here.
    http_response_code(Saaristo\hasCsrfToken() ? 204 : 403);
    return;
}
if ($path !== '/') {
    http_response_code(404);
    return;
}

// Example data; a site reads it from its database.
$page = json_decode(file_get_contents(getenv('PAGE') ?: dirname(__DIR__) . '/page.json'), flags: JSON_THROW_ON_ERROR);

Saaristo\token();
header('Cache-Control: no-cache');
ob_start();
?>
<!doctype html>
<html lang="<?= Saaristo\escape(Saaristo\languageTag($page->settings->language)) ?>" data-site="<?= Saaristo\escape($page->settings->site) ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title><?= Saaristo\escape($page->title) ?></title>
<?= Saaristo\head($page->blocks, $page->settings, $dist) ?>

</head>
<body><main><?= implode("\n", array_map('Saaristo\marker', $page->blocks)) ?></main></body>
</html>
<?php
// The sidecar calls the site's API at this address. A visitor's Host header is not trusted, nor SERVER_NAME, which may repeat it.
$origin = getenv('SITE_ORIGIN');
$html = ob_get_clean();
echo $origin ? Saaristo\prerender($html, $origin . $_SERVER['REQUEST_URI']) : $html;
