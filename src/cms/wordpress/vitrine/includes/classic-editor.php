<?php
/**
 * Lets the classic editor keep the widgets' tags, also after a visit of its tab "Visual".
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'tiny_mce_before_init',
	function ( $options ) {
		foreach ( vitrine_table( 'generated/tinymce.json' ) as $name => $value ) {
			$options[ $name ] = ltrim( ( $options[ $name ] ?? '' ) . ",$value", ',' );
		}
		return $options;
	}
);

add_filter(
	'mce_css',
	function ( $addresses ) {
		return ltrim( "$addresses," . plugins_url( 'editor/classic.css', VITRINE_FILE ), ',' );
	}
);
