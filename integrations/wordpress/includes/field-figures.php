<?php
/**
 * Figures from visitors' browsers: counters by post, widget and day, without anything about the visitor.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/** Days of the shown figures, and days after which counters are deleted. */
define( 'SAARISTO_SHOWN_DAYS', 28 );
define( 'SAARISTO_KEPT_DAYS', 35 );
/** Limits: bytes of a body, markers of a body, bodies of an address in a minute, and rows of a day. */
define( 'SAARISTO_FIGURE_BYTES', 8192 );
define( 'SAARISTO_FIGURE_MARKERS', 50 );
define( 'SAARISTO_FIGURE_RATE', 60 );
define( 'SAARISTO_FIGURE_ROWS', 50000 );

/**
 * Returns the table of the counters.
 *
 * @return string
 */
function saaristo_figure_table() {
	global $wpdb;
	return $wpdb->prefix . 'saaristo_figure';
}

/**
 * Returns the share of page views that are measured, from 0 to 1.
 *
 * @return float
 */
function saaristo_field_rate() {
	return min( 1, max( 0, (float) saaristo_settings()['field_percent'] / 100 ) );
}

/**
 * Creates the table when measuring is turned on.
 */
function saaristo_create_figure_table() {
	if ( saaristo_field_rate() <= 0 || '1' === get_option( 'saaristo_figure_version' ) ) {
		return;
	}
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$table = saaristo_figure_table();
	dbDelta(
		"CREATE TABLE $table (
			post bigint(20) unsigned NOT NULL,
			day date NOT NULL,
			widget varchar(60) NOT NULL,
			figure varchar(8) NOT NULL,
			bucket smallint(6) NOT NULL,
			amount int(11) NOT NULL,
			PRIMARY KEY  (post,day,widget,figure,bucket),
			KEY day (day)
		) {$wpdb->get_charset_collate()};"
	);
	update_option( 'saaristo_figure_version', '1' );
}
add_action( 'admin_init', 'saaristo_create_figure_table' );

/**
 * Adds the script to the page of a post, after the bundle's script.
 *
 * @param string $tag    The script element.
 * @param string $handle Handle of the script.
 * @return string
 */
function saaristo_field_tag( $tag, $handle ) {
	if ( 'saaristo' !== $handle || is_admin() || ! is_singular() || is_preview() || saaristo_field_rate() <= 0 ) {
		return $tag;
	}
	return $tag . sprintf(
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it follows the bundle's script, which is enqueued.
		"<script type=\"module\" src=\"%s\"%s data-field-url=\"%s\" data-field-rate=\"%s\" data-field-page=\"%d\"></script>\n",
		esc_url( saaristo_bundle_url() . '/saaristo-field.js' ),
		'cdn' === saaristo_settings()['bundle'] ? ' crossorigin' : '',
		esc_url( rest_url( 'saaristo/v1/figures' ) ),
		esc_attr( (string) saaristo_field_rate() ),
		get_queried_object_id()
	);
}
add_filter( 'script_loader_tag', 'saaristo_field_tag', 20, 2 );

/**
 * Returns the bucket of a value. Each bucket ends at 1.1 times the end of the previous one.
 *
 * @param float $value The value.
 * @return int
 */
function saaristo_figure_bucket( $value ) {
	return $value < 1 ? 0 : (int) round( log( $value ) / log( 1.1 ) ) + 1;
}

/**
 * Reads a body of saaristo-field.js.
 *
 * @param string $body The body.
 * @return array{0: int, 1: array<string, int>}|null The post, and amounts by "widget figure bucket"; null for a wrong body.
 */
function saaristo_read_figures( $body ) {
	$read = strlen( $body ) <= SAARISTO_FIGURE_BYTES ? json_decode( $body, true, 4 ) : null;
	if ( ! is_array( $read ) || ! isset( $read['page'], $read['markers'] ) || ! is_string( $read['page'] ) || ! ctype_digit( $read['page'] ) || ! is_array( $read['markers'] ) || count( $read['markers'] ) > SAARISTO_FIGURE_MARKERS ) {
		return null;
	}
	$amounts = array();
	$add     = static function ( $widget, $figure, $value, $most ) use ( &$amounts ) {
		if ( ( ! is_int( $value ) && ! is_float( $value ) ) || $value < 0 || $value > $most ) {
			return false;
		}
		$key             = $widget . ' ' . $figure . ' ' . saaristo_figure_bucket( $value );
		$amounts[ $key ] = ( isset( $amounts[ $key ] ) ? $amounts[ $key ] : 0 ) + 1;
		return true;
	};
	foreach ( array( 'lcp', 'inp', 'cls' ) as $figure ) {
		if ( ! isset( $read[ $figure ] ) ) {
			continue;
		}
		$value = is_numeric( $read[ $figure ] ) && 'cls' === $figure ? $read[ $figure ] * 1000 : $read[ $figure ];
		if ( ! $add( '', $figure, $value, 600000 ) ) {
			return null;
		}
	}
	$index = saaristo_index();
	foreach ( $read['markers'] as $marker ) {
		if ( ! is_array( $marker ) || ! isset( $marker[0] ) || ! is_string( $marker[0] ) || count( $marker ) > 4 ) {
			return null;
		}
		if ( ! isset( $index[ $marker[0] ] ) ) {
			continue;
		}
		if ( 1 === count( $marker ) ) {
			$add( $marker[0], 'failed', 0, 0 );
		}
		foreach ( array( 'load', 'mount', 'bytes' ) as $at => $figure ) {
			if ( ! isset( $marker[ $at + 1 ] ) ) {
				continue;
			}
			if ( ! $add( $marker[0], $figure, $marker[ $at + 1 ], 10000000 ) ) {
				return null;
			}
		}
	}
	return array( (int) $read['page'], $amounts );
}

/**
 * Returns whether a request comes from a page of this site. Browsers send the origin with every POST.
 *
 * @return bool
 */
function saaristo_is_own_origin() {
	$origin = wp_parse_url( (string) get_http_origin() );
	$home   = wp_parse_url( home_url() );
	return isset( $origin['host'] ) && $origin['host'] === $home['host'] && ( isset( $origin['port'] ) ? $origin['port'] : 0 ) === ( isset( $home['port'] ) ? $home['port'] : 0 );
}

/**
 * Counts a request of an address.
 *
 * @return bool Whether the address may send more.
 */
function saaristo_may_send_figures() {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	// The hash keeps addresses out of the database.
	$name  = 'saaristo_rate_' . substr( wp_hash( $address . floor( time() / MINUTE_IN_SECONDS ) ), 0, 20 );
	$count = (int) get_transient( $name ) + 1;
	set_transient( $name, $count, 2 * MINUTE_IN_SECONDS );
	return $count <= SAARISTO_FIGURE_RATE;
}

/**
 * Stores the figures of a page view.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response|WP_Error
 */
function saaristo_receive_figures( $request ) {
	if ( saaristo_field_rate() <= 0 ) {
		return new WP_Error( 'saaristo_off', 'Nothing is measured.', array( 'status' => 404 ) );
	}
	if ( ! saaristo_is_own_origin() ) {
		return new WP_Error( 'saaristo_origin', 'Figures come from pages of this site.', array( 'status' => 403 ) );
	}
	if ( ! saaristo_may_send_figures() ) {
		return new WP_Error( 'saaristo_rate', 'There were too many figures from your address.', array( 'status' => 429 ) );
	}
	$read = saaristo_read_figures( $request->get_body() );
	if ( null === $read ) {
		return new WP_Error( 'saaristo_body', 'The body is not one of saaristo-field.js.', array( 'status' => 400 ) );
	}
	list( $post, $amounts ) = $read;
	if ( 'publish' === get_post_status( $post ) && $amounts ) {
		saaristo_store_figures( $post, $amounts );
	}
	return new WP_REST_Response( null, 204 );
}

/**
 * Adds amounts to the counters of today. Deletes old counters now and then.
 *
 * @param int                $post    The post.
 * @param array<string, int> $amounts Amounts by "widget figure bucket".
 */
function saaristo_store_figures( $post, $amounts ) {
	global $wpdb;
	$table = saaristo_figure_table();
	$day   = gmdate( 'Y-m-d' );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- the table is the plugin's own.
	if ( false === get_transient( 'saaristo_figure_room' ) ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE day < %s", gmdate( 'Y-m-d', time() - SAARISTO_KEPT_DAYS * DAY_IN_SECONDS ) ) );
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE day = %s", $day ) );
		set_transient( 'saaristo_figure_room', $count < SAARISTO_FIGURE_ROWS ? 'yes' : 'no', 5 * MINUTE_IN_SECONDS );
	}
	if ( 'no' === get_transient( 'saaristo_figure_room' ) ) {
		return;
	}
	// The same order in all statements prevents deadlocks.
	ksort( $amounts );
	$rows = array();
	foreach ( $amounts as $key => $amount ) {
		list( $widget, $figure, $bucket ) = explode( ' ', $key );
		$rows[]                           = $wpdb->prepare( '(%d,%s,%s,%s,%d,%d)', $post, $day, $widget, $figure, $bucket, $amount );
	}
	$wpdb->query( "INSERT INTO $table (post,day,widget,figure,bucket,amount) VALUES " . implode( ',', $rows ) . ' ON DUPLICATE KEY UPDATE amount = amount + VALUES(amount)' );
	// phpcs:enable
}

/**
 * Returns the 75th percentiles of the last days: by post, widget ('' is the page) and figure.
 *
 * @param int|null $post A post; null for all.
 * @return array<int, array<string, array<string, array{p75: float, count: int}>>>
 */
function saaristo_find_figures( $post ) {
	if ( '1' !== get_option( 'saaristo_figure_version' ) ) {
		return array();
	}
	global $wpdb;
	$table = saaristo_figure_table();
	$since = gmdate( 'Y-m-d', time() - SAARISTO_SHOWN_DAYS * DAY_IN_SECONDS );
	$where = null === $post ? $wpdb->prepare( 'day > %s', $since ) : $wpdb->prepare( 'day > %s AND post = %d', $since, $post );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- the table is the plugin's own.
	$rows       = $wpdb->get_results( "SELECT post, widget, figure, bucket, SUM(amount) AS amount FROM $table WHERE $where GROUP BY post, widget, figure, bucket ORDER BY bucket" );
	$histograms = array();
	foreach ( $rows as $row ) {
		$histograms[ (int) $row->post ][ $row->widget ][ $row->figure ][ (int) $row->bucket ] = (int) $row->amount;
	}
	foreach ( $histograms as $id => $widgets ) {
		foreach ( $widgets as $widget => $figures ) {
			foreach ( $figures as $figure => $histogram ) {
				$histograms[ $id ][ $widget ][ $figure ] = saaristo_summarize_figure( $histogram, 'cls' === $figure ? 1000 : 1 );
			}
		}
	}
	return $histograms;
}

/**
 * Returns the 75th percentile of a histogram, and the number of its values.
 *
 * @param array<int, int> $histogram Amounts by bucket, the smallest bucket first.
 * @param int             $scale     Divides the value.
 * @return array{p75: float, count: int}
 */
function saaristo_summarize_figure( $histogram, $scale ) {
	$count = array_sum( $histogram );
	$rest  = $count * 0.75;
	$found = 0;
	foreach ( $histogram as $bucket => $amount ) {
		$found = $bucket;
		$rest -= $amount;
		if ( $rest <= 0 ) {
			break;
		}
	}
	return array(
		'p75'   => 0 === $found ? 0 : pow( 1.1, $found - 1 ) / $scale,
		'count' => $count,
	);
}

/**
 * Sends the figures of a post to its editor.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response
 */
function saaristo_send_figures( $request ) {
	$post    = (int) $request['id'];
	$figures = saaristo_find_figures( $post );
	$widgets = isset( $figures[ $post ] ) ? $figures[ $post ] : array();
	unset( $widgets[''] );
	return new WP_REST_Response(
		array(
			'days'    => SAARISTO_SHOWN_DAYS,
			'widgets' => (object) $widgets,
		)
	);
}

/**
 * Registers the routes.
 */
function saaristo_register_figure_routes() {
	register_rest_route(
		'saaristo/v1',
		'/figures',
		array(
			'methods'             => 'POST',
			'callback'            => 'saaristo_receive_figures',
			// Visitors send figures. The callback checks the origin.
			'permission_callback' => '__return_true',
		)
	);
	register_rest_route(
		'saaristo/v1',
		'/figures/(?P<id>\d+)',
		array(
			'methods'             => 'GET',
			'callback'            => 'saaristo_send_figures',
			'permission_callback' => static function ( $request ) {
				return current_user_can( 'edit_post', (int) $request['id'] );
			},
		)
	);
}
add_action( 'rest_api_init', 'saaristo_register_figure_routes' );

/**
 * Adds the list of posts with their figures to the menu, below the dashboard.
 */
function saaristo_figures_menu() {
	if ( saaristo_field_rate() > 0 ) {
		add_dashboard_page( __( 'Speed for visitors', 'saaristo' ), __( 'Speed for visitors', 'saaristo' ), 'edit_others_posts', 'saaristo-figures', 'saaristo_figures_page' );
	}
}
add_action( 'admin_menu', 'saaristo_figures_menu' );

/**
 * Formats a time.
 *
 * @param float $ms Milliseconds.
 * @return string
 */
function saaristo_format_time( $ms ) {
	return $ms < 1000 ? number_format_i18n( $ms ) . ' ms' : number_format_i18n( $ms / 1000, 1 ) . ' s';
}

/**
 * Writes the list, the slowest post first.
 */
function saaristo_figures_page() {
	$all = saaristo_find_figures( null );
	uasort(
		$all,
		static function ( $a, $b ) {
			return ( isset( $b['']['lcp'] ) ? $b['']['lcp']['p75'] : 0 ) <=> ( isset( $a['']['lcp'] ) ? $a['']['lcp']['p75'] : 0 );
		}
	);
	echo '<div class="wrap"><h1>' . esc_html__( 'Speed for visitors', 'saaristo' ) . '</h1>';
	/* translators: %d: a number of days. */
	echo '<p>' . esc_html( sprintf( __( 'In visitors’ browsers in the last %d days: the value that three of four visits do not exceed.', 'saaristo' ), SAARISTO_SHOWN_DAYS ) ) . '</p>';
	if ( ! $all ) {
		echo '<p>' . esc_html__( 'Nothing has been measured yet.', 'saaristo' ) . '</p></div>';
		return;
	}
	echo '<table class="widefat striped"><thead><tr>';
	foreach ( array( __( 'Page', 'saaristo' ), __( 'Main content appears', 'saaristo' ), __( 'Answer to a press', 'saaristo' ), __( 'Content moves', 'saaristo' ), __( 'Failed blocks', 'saaristo' ), __( 'Measurements', 'saaristo' ) ) as $label ) {
		echo '<th scope="col">' . esc_html( $label ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $all as $post => $widgets ) {
		$page   = isset( $widgets[''] ) ? $widgets[''] : array();
		$failed = 0;
		foreach ( $widgets as $figures ) {
			$failed += isset( $figures['failed'] ) ? $figures['failed']['count'] : 0;
		}
		$cells = array(
			isset( $page['lcp'] ) ? saaristo_format_time( $page['lcp']['p75'] ) : '',
			isset( $page['inp'] ) ? saaristo_format_time( $page['inp']['p75'] ) : '',
			isset( $page['cls'] ) ? number_format_i18n( $page['cls']['p75'], 2 ) : '',
			$failed > 0 ? number_format_i18n( $failed ) : '',
			isset( $page['cls'] ) ? number_format_i18n( $page['cls']['count'] ) : '',
		);
		$title = get_the_title( $post );
		printf( '<tr><th scope="row"><a href="%s">%s</a></th>', esc_url( (string) get_edit_post_link( $post ) ), esc_html( '' === $title ? '#' . $post : $title ) );
		foreach ( $cells as $cell ) {
			echo '<td>' . esc_html( $cell ) . '</td>';
		}
		echo '</tr>';
	}
	echo '</tbody></table></div>';
}
