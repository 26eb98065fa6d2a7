<?php
/**
 * The widgets' tags for users without the permission unfiltered_html.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** Attributes that any tag of a post may have. */
const VITRINE_GLOBAL = array( 'class', 'dir', 'hidden', 'id', 'lang', 'part', 'role', 'slot', 'style', 'title', 'data-*', 'aria-label', 'aria-labelledby', 'aria-hidden' );

/**
 * Returns the tags with their attributes as wp_kses reads them. An attribute with an invalid value is dropped.
 *
 * @return array
 */
function vitrine_allowed_tags() {
	static $tags = null;
	if ( null !== $tags ) {
		return $tags;
	}
	$tags = array();
	foreach ( vitrine_widgets() as $widget ) {
		$allowed = array_fill_keys( VITRINE_GLOBAL, true );
		foreach ( $widget['attributes'] as $attribute ) {
			$allowed[ $attribute['name'] ] = array(
				'value_callback' => function ( $text ) use ( $attribute ) {
					return null !== vitrine_value( $attribute, html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) );
				},
			);
		}
		$tags[ $widget['tag'] ] = $allowed;
	}
	return $tags;
}

add_filter(
	'wp_kses_allowed_html',
	function ( $tags, $context ) {
		return 'post' === $context && is_array( $tags ) ? array_merge( $tags, vitrine_allowed_tags() ) : $tags;
	},
	10,
	2
);
