<?php
/**
 * The page that the editor shows within a block: one widget with the site's metadata and the diagnostics for authors.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** The name of the query variable and of the nonce. */
const VITRINE_PREVIEW = 'vitrine-preview';

/** Returns the address of the preview for the current user. */
function vitrine_preview_address() {
	return add_query_arg( array( VITRINE_PREVIEW => wp_create_nonce( VITRINE_PREVIEW ) ), home_url( '/' ) );
}

/**
 * Returns the widget of the request; null if it names none.
 *
 * @param array $query of the request, unslashed.
 * @return string|null
 */
function vitrine_preview_element( $query ) {
	$name = is_string( $query['widget'] ?? null ) ? $query['widget'] : '';
	if ( ! isset( vitrine_widgets()[ $name ] ) ) {
		return null;
	}
	$values   = json_decode( is_string( $query['values'] ?? null ) ? $query['values'] : '', true );
	$children = is_string( $query['children'] ?? null ) ? $query['children'] : '';
	// No script of an author runs in the editor, whatever the author may publish.
	$html = wp_kses_post( vitrine_unwrap_paragraph( do_blocks( $children ) ) );
	// The editor shows the widget with notices for authors, which its first view has not.
	return vitrine_element( $name, is_array( $values ) ? $values : array(), $html, '', false );
}

/**
 * Prints the preview.
 *
 * @param string $element The widget's tag.
 */
function vitrine_print_preview( $element ) {
	nocache_headers();
	header( 'Content-Type: text/html; charset=utf-8' );
	header( "Content-Security-Policy: frame-ancestors 'self'" );
	printf( '<!doctype html><html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">', esc_attr( get_bloginfo( 'language' ) ) );
	printf( '<meta name="robots" content="noindex"><title>Vitrine</title><link rel="stylesheet" href="%s">', esc_url( plugins_url( 'editor/preview-page.css', VITRINE_FILE ) ) );
	vitrine_print_once( array( 'vitrine:mode' => 'author' ) );
	echo '</head><body>';
	if ( '' === vitrine_settings()['script'] ) {
		printf( '<p class="note">%s</p>', esc_html( vitrine_text( 'no-script' ) ) );
	}
	// Written by vitrine_element and wp_kses_post, which escape.
	echo $element; // phpcs:ignore WordPress.Security.EscapeOutput
	wp_print_script_tag( array( 'src' => plugins_url( 'editor/preview-page.js', VITRINE_FILE ) ) );
	echo '</body></html>';
}

add_action(
	'template_redirect',
	function () {
		if ( ! isset( $_GET[ VITRINE_PREVIEW ] ) ) {
			return;
		}
		$query = wp_unslash( $_GET );
		$nonce = is_string( $query[ VITRINE_PREVIEW ] ) ? $query[ VITRINE_PREVIEW ] : '';
		if ( ! current_user_can( 'edit_posts' ) || ! wp_verify_nonce( $nonce, VITRINE_PREVIEW ) ) {
			wp_die( esc_html( vitrine_text( 'no-preview' ) ), '', array( 'response' => 403 ) );
		}
		$element = vitrine_preview_element( $query );
		if ( null === $element ) {
			wp_die( esc_html( vitrine_text( 'no-preview' ) ), '', array( 'response' => 404 ) );
		}
		vitrine_print_preview( $element );
		exit;
	},
	0
);
