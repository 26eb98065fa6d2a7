<?php
/**
 * The metadata, the heights and the script of a page with widgets.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** A widget in stored content: its tag, its block or its shortcode. */
const VITRINE_IN_CONTENT = '/(?:<vt-|<!-- wp:vitrine\/|\[vitrine\s+(?:vt-)?)([a-z][a-z-]*)/i';

/**
 * Prints metadata tags.
 *
 * @param array $metadata Content by name.
 */
function vitrine_print_metadata( $metadata ) {
	foreach ( $metadata as $name => $content ) {
		printf( '<meta name="%s" content="%s">' . "\n", esc_attr( $name ), esc_attr( $content ) );
	}
}

/**
 * Prints the CSS that reserves the heights of widgets.
 *
 * @param string[] $names of the widgets, without vt-.
 * @param bool     $file  Whether as a style sheet of the site, which has those of all widgets.
 */
function vitrine_print_heights( $names, $file ) {
	if ( $file ) {
		$address = add_query_arg( 'ver', vitrine_version(), plugins_url( 'generated/reserve.css', VITRINE_FILE ) );
		// phpcs:ignore WordPress.WP.EnqueuedResources -- it must come before the content, also where styles load late.
		printf( '<link rel="stylesheet" id="vitrine-heights-css" href="%s">' . "\n", esc_url( $address ) );
		return;
	}
	$css = '';
	foreach ( $names as $name ) {
		$css .= vitrine_widgets()[ $name ]['css'];
	}
	if ( '' !== $css ) {
		// A generated style sheet without any input; wp_strip_all_tags keeps it within its element.
		printf( '<style id="vitrine-heights">%s</style>' . "\n", wp_strip_all_tags( $css ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
}

/**
 * Prints the script. Without an address there is none, and the content between the tags is shown.
 *
 * @param array $settings of the plugin.
 * @param array $metadata Content by name, which the tag carries where the head is over: vitrine:service:car is
 *                        data-service-car. Metadata in the body are content, and decide nothing.
 */
function vitrine_print_script( $settings, $metadata = array() ) {
	if ( '' === $settings['script'] ) {
		return;
	}
	$attributes = array(
		'async' => true,
		'src'   => $settings['script'],
		'id'    => 'vitrine-js',
	);
	if ( '' !== $settings['integrity'] ) {
		$attributes['integrity']   = $settings['integrity'];
		$attributes['crossorigin'] = 'anonymous';
	}
	foreach ( $metadata as $name => $content ) {
		$attributes[ 'data-' . str_replace( ':', '-', preg_replace( '/^vitrine:/', '', $name ) ) ] = $content;
	}
	wp_print_script_tag( $attributes );
}

/** Returns the version of the plugin, which is that of the widgets. */
function vitrine_version() {
	return get_file_data( VITRINE_FILE, array( 'version' => 'Version' ) )['version'];
}

/**
 * Prints what a page with widgets needs, once.
 *
 * @param array $more Metadata in addition to the settings.
 */
function vitrine_print_once( $more = array() ) {
	static $printed = false;
	if ( $printed ) {
		return;
	}
	$printed  = true;
	$settings = vitrine_settings();
	$metadata = array_merge( vitrine_metadata(), $more );
	$in_head  = ! did_action( 'wp_head' ) || doing_action( 'wp_head' );
	if ( $in_head ) {
		vitrine_print_metadata( $metadata );
	}
	vitrine_print_heights( 'always' === $settings['pages'] ? array_keys( vitrine_widgets() ) : vitrine_on_page(), 'file' === $settings['heights'] );
	vitrine_print_script( $settings, $in_head ? array() : $metadata );
}

/** Looks for widgets in the posts of the page. */
function vitrine_find_in_posts() {
	foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
		if ( $post instanceof WP_Post && preg_match_all( VITRINE_IN_CONTENT, $post->post_content, $found ) ) {
			vitrine_on_page( ...array_map( 'strtolower', $found[1] ) );
		}
	}
}

add_action(
	'wp_head',
	function () {
		vitrine_find_in_posts();
		if ( 'always' === vitrine_settings()['pages'] || vitrine_on_page() ) {
			vitrine_print_once();
		}
	},
	2
);

// A widget of a sidebar or of a template part is known only after the head.
add_action(
	'wp_footer',
	function () {
		if ( vitrine_on_page() ) {
			vitrine_print_once();
		}
	},
	5
);
