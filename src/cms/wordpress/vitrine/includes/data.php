<?php
/**
 * The generated tables of widgets and settings, and texts in the language of the reader.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a JSON file of the plugin; an empty array if it cannot be read.
 *
 * @param string $path from the plugin's folder.
 * @return array
 */
function vitrine_table( $path ) {
	static $tables = array();
	if ( ! isset( $tables[ $path ] ) ) {
		$table           = json_decode( (string) file_get_contents( plugin_dir_path( VITRINE_FILE ) . $path ), true );
		$tables[ $path ] = is_array( $table ) ? $table : array();
	}
	return $tables[ $path ];
}

/**
 * Returns the widgets by name, without vt-.
 *
 * @return array
 */
function vitrine_widgets() {
	return vitrine_table( 'generated/widgets.json' );
}

/**
 * Returns one of a Portuguese and a Spanish text, by the language of the reader. Portuguese is also for all others.
 *
 * @param array $texts with the keys pt and es.
 * @return string
 */
function vitrine_in_language( $texts ) {
	return 0 === strpos( determine_locale(), 'es' ) ? $texts['es'] : $texts['pt'];
}

/**
 * Returns a text of the plugin, with its values filled in as by sprintf.
 *
 * @param string $key in texts.json.
 * @param mixed  ...$values for the placeholders.
 * @return string
 */
function vitrine_text( $key, ...$values ) {
	$text = vitrine_in_language( vitrine_table( 'texts.json' )[ $key ] );
	return $values ? vsprintf( $text, $values ) : $text;
}
