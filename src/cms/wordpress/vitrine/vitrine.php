<?php
/**
 * Plugin Name: Vitrine
 * Description: Widgets das marcas em blocos, shortcodes e HTML. / Widgets de las marcas en bloques, shortcodes y HTML.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Text Domain: vitrine
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

define( 'VITRINE_FILE', __FILE__ );

foreach ( array( 'data', 'values', 'first-view', 'element', 'settings', 'settings-controls', 'settings-page', 'head', 'blocks', 'preview', 'shortcode', 'kses', 'wpautop', 'classic-editor' ) as $vitrine_part ) {
	require_once __DIR__ . "/includes/$vitrine_part.php";
}
unset( $vitrine_part );
