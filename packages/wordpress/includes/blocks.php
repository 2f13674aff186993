<?php
/**
 * A block for each widget of the catalogue.
 *
 * @package Saaristo
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of every block.
 *
 * @return array<string, array<string, mixed>>
 */
function saaristo_block_attributes() {
	return array(
		// JSON as a text: WordPress removes no markup from it, and does not convert empty objects to lists.
		'props'     => array( 'type' => array( 'string', 'object' ) ),
		// Version of the props.
		'version'   => array( 'type' => 'integer' ),
		'load'      => array( 'type' => 'string' ),
		'align'     => array( 'type' => 'string' ),
		'anchor'    => array( 'type' => 'string' ),
		'className' => array( 'type' => 'string' ),
		// Saved content of the block: its texts, which stay readable without the plugin.
		'fallback'  => array(
			'type'   => 'string',
			'source' => 'html',
		),
	);
}

/**
 * Name of the block that holds the blocks of a slot, inside of the block of a widget. It is no name of a widget's block.
 */
const SAARISTO_SLOT = 'saaristo-parts/slot';

/**
 * Whether a widget floats above the page or shows nothing. A page has it once, and it takes no space.
 *
 * @param string $widget Name of the widget.
 * @return bool
 */
function saaristo_is_floating( $widget ) {
	$index = saaristo_index();
	return isset( $index[ $widget ]['placement'] ) && 'floating' === $index[ $widget ]['placement'];
}

/**
 * Registers the blocks. The editor's script (src/) provides titles, forms and previews.
 */
function saaristo_register_blocks() {
	foreach ( saaristo_index() as $name => $widget ) {
		register_block_type(
			'saaristo/' . $name,
			array(
				'api_version'       => 2,
				'title'             => $widget['title'],
				'attributes'        => saaristo_block_attributes(),
				'render_callback'   => 'saaristo_render_block',
				'skip_inner_blocks' => true,
				'editor_script'     => 'saaristo-editor',
				'editor_style'      => 'saaristo-editor',
				'supports'          => array(
					'align'    => saaristo_is_floating( $name ) ? false : array( 'wide', 'full' ),
					'anchor'   => true,
					'html'     => false,
					'multiple' => ! saaristo_is_floating( $name ),
				),
			)
		);
	}
	register_block_type(
		SAARISTO_SLOT,
		array(
			'api_version'   => 2,
			'title'         => __( 'Content of a block', 'saaristo' ),
			'attributes'    => array( 'name' => array( 'type' => 'string' ) ),
			'editor_script' => 'saaristo-editor',
			'supports'      => array(
				'className' => false,
				'html'      => false,
				'inserter'  => false,
				'reusable'  => false,
			),
		)
	);
}
add_action( 'init', 'saaristo_register_blocks' );

/**
 * Renders the blocks in the slots of a widget. Blocks outside of a slot, which only patterns written by hand have, are in the default slot.
 *
 * @param string   $widget Name of the widget.
 * @param WP_Block $block  Its block.
 * @return array<string, string> HTML by the name of the slot. Each slot of the widget has an element.
 */
function saaristo_render_slots( $widget, $block ) {
	$index = saaristo_index();
	$slots = array_fill_keys( isset( $index[ $widget ]['slots'] ) ? $index[ $widget ]['slots'] : array(), '' );
	foreach ( $block->inner_blocks as $inner ) {
		$name           = SAARISTO_SLOT === $inner->name && isset( $inner->attributes['name'] ) ? $inner->attributes['name'] : '';
		$slots[ $name ] = ( isset( $slots[ $name ] ) ? $slots[ $name ] : '' ) . $inner->render();
	}
	return $slots;
}

/**
 * Renders a block.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param string               $content    Not used: the block renders its inner blocks itself.
 * @param WP_Block             $block      The block.
 * @return string
 */
function saaristo_render_block( $attributes, $content, $block ) {
	$widget = substr( $block->name, strlen( 'saaristo/' ) );
	$slots  = saaristo_render_slots( $widget, $block );
	$json   = saaristo_props_json( isset( $attributes['props'] ) ? $attributes['props'] : null );
	if ( null === $json ) {
		// The props are invalid, but the texts stay readable.
		return $block->inner_html . implode( '', $slots );
	}
	$options = array(
		'fallback' => trim( $block->inner_html ),
		'slots'    => $slots,
	);
	foreach ( array( 'version', 'load' ) as $name ) {
		if ( isset( $attributes[ $name ] ) ) {
			$options[ $name ] = $attributes[ $name ];
		}
	}
	$extra = isset( $attributes['anchor'] ) ? array( 'id' => sanitize_title( $attributes['anchor'] ) ) : array();
	if ( saaristo_is_floating( $widget ) ) {
		// Even an empty box would get the theme's distance between blocks.
		$extra['style'] = 'display:contents';
	}
	$around = get_block_wrapper_attributes( $extra );
	return '<div ' . $around . '>' . saaristo_render_widget( $widget, $json, $options ) . '</div>';
}

/**
 * Adds the categories of the catalogue after WordPress's own.
 *
 * @param array<int, array<string, mixed>> $categories Categories of the editor.
 * @return array<int, array<string, mixed>>
 */
function saaristo_block_categories( $categories ) {
	$titles = array(
		'content'      => __( 'Saaristo: content', 'saaristo' ),
		'corporate'    => __( 'Saaristo: corporate', 'saaristo' ),
		'forms'        => __( 'Saaristo: forms', 'saaristo' ),
		'header'       => __( 'Saaristo: header', 'saaristo' ),
		'professional' => __( 'Saaristo: professionals', 'saaristo' ),
		'search'       => __( 'Saaristo: search', 'saaristo' ),
		'shop'         => __( 'Saaristo: shop', 'saaristo' ),
		'signups'      => __( 'Saaristo: sign-ups', 'saaristo' ),
	);
	$found  = array_unique( array_filter( array_column( saaristo_catalogue(), 'category' ), 'is_string' ) );
	sort( $found );
	foreach ( $found as $category ) {
		$categories[] = array(
			'slug'  => 'saaristo-' . $category,
			'title' => isset( $titles[ $category ] ) ? $titles[ $category ] : 'Saaristo: ' . $category,
			'icon'  => null,
		);
	}
	return $categories;
}
add_filter( 'block_categories_all', 'saaristo_block_categories' );
