<?php
/**
 * Keeps automatic paragraphs away from widgets. wpautop would write paragraphs around a tag and into it; browsers then
 * move the content between the tags out of it, where it stays beside the widget.
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

/** An opening tag's attributes, whose quoted values may contain >. */
const VITRINE_TAG_REST = '(?:"[^"]*"|\'[^\']*\'|[^\'">])*';

/** Tags that end a paragraph. */
const VITRINE_BLOCK_TAG = '/<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)[\s>]/i';

/**
 * Keeps a text, or returns and forgets one.
 *
 * @param string      $place Its placeholder's number.
 * @param string|null $html  The text to keep.
 * @return string
 */
function vitrine_kept( $place, $html = null ) {
	static $all = array();
	if ( null !== $html ) {
		$all[ $place ] = $html;
		return '';
	}
	$kept = $all[ $place ] ?? '';
	unset( $all[ $place ] );
	return $kept;
}

/**
 * Returns the pattern of a widget in content: a tag with what is between, or a shortcode.
 *
 * @return string
 */
function vitrine_widget_pattern() {
	$tag = '<(?<tag>vt-[a-z][a-z-]*)(?=[\s>])' . VITRINE_TAG_REST . '>.*?<\/\k<tag>\s*>';
	return '/(?<before>[^\S\n]*\n|^)?(?<indent>[^\S\n]*)(?<html>' . $tag . '|(?<!\[)\[vitrine\s[^\]]*\](?:(?:(?!\[vitrine\s).)*?\[\/vitrine\])?)(?<after>[^\S\n]*(?=\n|$))?/is';
}

/**
 * Replaces widgets by placeholders: a div where it stands alone on its lines or has blocks inside, a span within a line.
 *
 * @param string $content of a post.
 * @return string
 */
function vitrine_shield( $content ) {
	if ( false === stripos( $content, '<vt-' ) && false === strpos( $content, '[vitrine' ) ) {
		return $content;
	}
	$content  = str_replace( "\r\n", "\n", $content );
	$count    = 0;
	$shielded = preg_replace_callback( vitrine_widget_pattern(), 'vitrine_shield_one', $content, -1, $count, PREG_UNMATCHED_AS_NULL );
	return null === $shielded ? $content : $shielded;
}

/**
 * Returns the placeholder of one widget.
 *
 * @param array $match of the pattern, by name.
 * @return string
 */
function vitrine_shield_one( $match ) {
	static $place = 0;
	++$place;
	$html = $match['html'];
	// WordPress would take the next closing tag for that of a shortcode without one.
	if ( '[' === $html[0] && ! preg_match( '/\/\]$/', $html ) && '[/vitrine]' !== strtolower( substr( $html, -10 ) ) ) {
		$html = substr( $html, 0, -1 ) . ' /]';
	}
	vitrine_kept( (string) $place, $html );
	$alone = null !== $match['before'] && null !== $match['after'];
	$tag   = $alone || preg_match( VITRINE_BLOCK_TAG, $html ) ? 'div' : 'span';
	return "$match[before]$match[indent]<$tag data-vitrine-kept=\"$place\"></$tag>$match[after]";
}

/**
 * Puts the widgets back in the place of their placeholders.
 *
 * @param string $content of a post.
 * @return string
 */
function vitrine_unshield( $content ) {
	return (string) preg_replace_callback(
		'/<(div|span) data-vitrine-kept="(\d+)"><\/\1>/',
		function ( $match ) {
			return vitrine_kept( $match[2] );
		},
		$content
	);
}

// Before do_blocks, since the block of a shortcode writes paragraphs too; after wpautop, before shortcodes run.
foreach ( array( 'the_content', 'widget_text_content', 'term_description' ) as $vitrine_filter ) {
	add_filter( $vitrine_filter, 'vitrine_shield', 8 );
	add_filter( $vitrine_filter, 'vitrine_unshield', 10 );
}
unset( $vitrine_filter );
