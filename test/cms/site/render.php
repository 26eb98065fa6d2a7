<?php
/**
 * Answers with contents as a visitor sees them: with all filters of the_content.
 */

require __DIR__ . '/../../../scripts/lib/cms/site/load.php';

wp_set_current_user( 0 );
$html = array_map(
	function ( $content ) {
		return apply_filters( 'the_content', $content );
	},
	$input['contents']
);
answer( array( 'html' => $html ) );
