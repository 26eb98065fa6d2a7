<?php
/**
 * A widget's first view in the page's HTML, from the tables that the build made of all views.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text can be the address of a link, as the library reads it: relative, or with a host.
 *
 * @param string $text The text.
 * @return bool
 */
function vitrine_is_link( $text ) {
	return vitrine_is_address( $text ) && preg_match( '/^(?:https?:\/\/[^\s\/?#:@]|(?![^\/?#]*:))/i', $text );
}

/**
 * Whether there is a view: each value that views depend on must be one of those with which they are the usual ones.
 *
 * @param array $harmless Values by name.
 * @param array $given    Texts by name; an absent or empty one is usual.
 * @return bool
 */
function vitrine_has_view( $harmless, $given ) {
	foreach ( $harmless as $name => $values ) {
		$text = $given[ $name ] ?? '';
		if ( '' !== $text && ! in_array( true === $text ? '' : $text, $values, true ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Returns the key of a view in its table.
 *
 * @param array $lists   of the table: by and classes.
 * @param array $texts   Names of the attributes that are filled in.
 * @param array $written Attributes of the tag.
 * @param array $page    brand, and page: country and language.
 * @return string|null Null if there is no such view.
 */
function vitrine_view_key( $lists, $texts, $written, $page ) {
	$key = array();
	foreach ( $lists['by'] as $name ) {
		if ( isset( $page[ $name ] ) ) {
			$key[] = $page[ $name ];
		} elseif ( ! isset( $written[ $name ] ) || '' === $written[ $name ] ) {
			$key[] = '0';
		} elseif ( in_array( $name, $texts, true ) ) {
			$key[] = '1';
		} else {
			$word = true === $written[ $name ] ? '' : $written[ $name ];
			if ( ! isset( $lists['classes'][ $name ][ $word ] ) ) {
				return null;
			}
			$key[] = $lists['classes'][ $name ][ $word ];
		}
	}
	return implode( '/', $key );
}

/**
 * Returns one of the table's texts.
 *
 * @param array       $table The widget's.
 * @param string      $part  html or style.
 * @param string|null $key   of the view.
 * @return string|null
 */
function vitrine_view_text( $table, $part, $key ) {
	$list = null === $key ? null : $table['lists'][ $table[ $part ]['of'][ $key ] ?? -1 ] ?? null;
	if ( ! is_array( $list ) ) {
		return null;
	}
	$text = '';
	foreach ( $list as $index ) {
		$text .= $table['parts'][ $index ] ?? '';
	}
	return $text;
}

/**
 * Writes the tag's texts into a view, escaped.
 *
 * @param string $html    of the table.
 * @param array  $written Attributes of the tag.
 * @return string|null Null if one of them is no address.
 */
function vitrine_fill_view( $html, $written ) {
	$is_valid = true;
	$filled   = preg_replace_callback(
		'/\{\{(text|value|address):([\w-]+)\}\}/',
		function ( $match ) use ( $written, &$is_valid ) {
			$text = (string) ( $written[ $match[2] ] ?? '' );
			if ( 'address' === $match[1] && ! vitrine_is_link( $text ) ) {
				$is_valid = false;
			}
			return 'text' === $match[1] ? esc_html( $text ) : esc_attr( $text );
		},
		$html
	);
	return $is_valid ? $filled : null;
}

/**
 * Returns the table of a widget's views; null if it has none.
 *
 * @param string $name of the widget, without vt-.
 * @return array|null
 */
function vitrine_view_table( $name ) {
	$path = "generated/first-views/$name.json";
	if ( ! is_readable( plugin_dir_path( VITRINE_FILE ) . $path ) ) {
		return null;
	}
	$table = vitrine_table( $path );
	return isset( $table['parts'], $table['lists'], $table['texts'], $table['others'], $table['settings'], $table['html']['by'], $table['style']['by'] ) ? $table : null;
}

/**
 * Whether pages show first views: not without the script, which they wait for, nor where no page is made.
 *
 * @param array $settings of the plugin.
 * @return bool
 */
function vitrine_shows_views( $settings ) {
	$is_page = ! is_feed() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	return $is_page && 'off' !== $settings['first-view'] && '' !== $settings['script'] && '' !== $settings['brand'] && '' !== $settings['country'];
}

/**
 * Returns the template with a widget's first view; an empty text if there is none for these attributes and settings.
 *
 * @param string $name    of the widget, without vt-.
 * @param array  $written Attributes of the tag: texts, and true for flags.
 * @return string
 */
function vitrine_first_view( $name, $written ) {
	$settings = vitrine_settings();
	$table    = vitrine_shows_views( $settings ) ? vitrine_view_table( $name ) : null;
	$metadata = vitrine_metadata();
	if ( null === $table || ! vitrine_has_view( $table['others'], $written ) || ! vitrine_has_view( $table['settings'], $settings ) ) {
		return '';
	}
	$page = array(
		'brand' => $settings['brand'],
		'page'  => $settings['country'] . ' ' . $metadata['vitrine:language'],
	);
	$html = vitrine_view_text( $table, 'html', vitrine_view_key( $table['html'], $table['texts'], $written, $page ) );
	$html = null === $html ? null : vitrine_fill_view( $html, $written );
	if ( null === $html ) {
		return '';
	}
	if ( 'file' === $settings['heights'] ) {
		$address = add_query_arg( 'ver', vitrine_version(), plugins_url( "generated/first-views/$name.css", VITRINE_FILE ) );
		// phpcs:ignore WordPress.WP.EnqueuedResources -- the page's own style sheets do not reach a shadow root.
		$style = sprintf( '<link rel="stylesheet" href="%s"><div data-brand="%s">', esc_url( $address ), esc_attr( $page['brand'] ) );
	} else {
		$css = vitrine_view_text( $table, 'style', vitrine_view_key( $table['style'], $table['texts'], $written, $page ) );
		if ( null === $css ) {
			return '';
		}
		$style = "<style>$css</style><div>";
	}
	return "<template shadowrootmode=\"open\">$style$html</template>";
}

// Quotes and dashes of a view stay as the script writes them.
add_filter(
	'no_texturize_tags',
	function ( $tags ) {
		return array_merge( $tags, array( 'template' ) );
	}
);
