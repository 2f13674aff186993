<?php

/** Functions for embedding Saaristo in a PHP site. */

declare(strict_types=1);

namespace Saaristo;

const CONTENT_SECURITY_POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    . "form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; "
    . 'trusted-types saaristo';

function escape(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
}

/**
 * Returns JSON that is safe in a script element, too.
 * Use objects: json_decode() without a second argument keeps the difference between {} and [].
 */
function json(object $value): string
{
    return json_encode($value, JSON_HEX_TAG | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
}

/** Returns the value of `<html lang>`: Saaristo's Swedish is `se`, which is Northern Sami in HTML. */
function languageTag(string $language): string
{
    return $language === 'se' ? 'sv' : $language;
}

function marker(object $block): string
{
    return sprintf(
        '<div data-widget="%s" data-props="%s" data-props-version="%d" data-load="%s">%s</div>',
        escape($block->widget),
        escape(json($block->props)),
        $block->version,
        escape($block->load),
        $block->fallback,
    );
}

/**
 * Returns the stylesheet, preloads, page settings and script of a page.
 *
 * @param list<object> $blocks
 */
function head(array $blocks, object $settings, string $dist): string
{
    $catalogue = json_decode(file_get_contents("$dist/widgets.json"), flags: JSON_THROW_ON_ERROR);
    $chunks = array_column($catalogue->widgets, 'chunks', 'name');
    $files = static fn (array $some, string $ending): array => array_filter(
        array_unique(array_merge(...array_map(static fn ($block) => $chunks[$block->widget] ?? [], $some))),
        static fn ($file) => str_ends_with($file, $ending),
    );
    $eager = array_filter($blocks, static fn ($block) => $block->load === 'eager');
    $lines = [];
    foreach (['saaristo.css', ...$files($blocks, '.css')] as $file) {
        $lines[] = "<link rel=\"stylesheet\" href=\"/saaristo/$file\">";
    }
    foreach ($files($eager, '.js') as $file) {
        $lines[] = "<link rel=\"modulepreload\" href=\"/saaristo/$file\">";
    }
    $lines[] = '<script type="application/json" data-widget-settings>' . json($settings) . '</script>';
    $lines[] = '<script type="module" src="/saaristo/saaristo.js"></script>';
    return implode("\n", $lines);
}

/**
 * Returns the page with rendered islands, or unchanged if there is no sidecar or it does not answer.
 *
 * @param string $url the page's address with the site's configured origin, since a visitor's Host header is not trusted
 */
function prerender(string $page, string $url): string
{
    $sidecar = getenv('SAARISTO_SIDECAR');
    if (!$sidecar) {
        return $page;
    }
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'Content-Type: application/json',
        'content' => json_encode(['html' => $page, 'url' => $url], JSON_THROW_ON_ERROR),
        'timeout' => 2,
    ]]);
    $rendered = @file_get_contents($sidecar, false, $context);
    if ($rendered === false) {
        error_log('The page is not prerendered: ' . (error_get_last()['message'] ?? 'no answer'));
        return $page;
    }
    // PHP reports no error for an incomplete answer.
    if (!in_array('content-length: ' . strlen($rendered), array_map('strtolower', $http_response_header), true)) {
        error_log('The page is not prerendered: the answer was cut');
        return $page;
    }
    return $rendered;
}

/** Returns the visitor's csrf token, stored in the session and in a cookie that only scripts of this site can read. */
function token(): string
{
    session_cache_limiter('');
    session_start(['cookie_httponly' => true, 'cookie_samesite' => 'Lax', 'cookie_secure' => isset($_SERVER['HTTPS'])]);
    $_SESSION['token'] ??= bin2hex(random_bytes(16));
    setcookie('XSRF-TOKEN', $_SESSION['token'], ['path' => '/', 'samesite' => 'Lax', 'secure' => isset($_SERVER['HTTPS'])]);
    return $_SESSION['token'];
}

/** Returns whether a write comes from a page of this site (csrf). */
function hasCsrfToken(): bool
{
    return hash_equals(token(), $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '');
}

/** Sends a file of the build like a web server in production. */
function file(string $path, string $dist): void
{
    $file = realpath("$dist/$path");
    if ($file === false || !str_starts_with($file, realpath($dist) . '/') || !is_file($file)) {
        http_response_code(404);
        return;
    }
    $types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'webp' => 'image/webp'];
    $type = $types[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream';
    header("Content-Type: $type");
    header(str_starts_with($path, 'chunks/')
        ? 'Cache-Control: public, max-age=31536000, immutable'
        : 'Cache-Control: no-cache');
    readfile($file);
}
