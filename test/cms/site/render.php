<?php
/**
 * Answers with contents as a visitor sees them: with all filters of the_content, and without
 * first views.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';

wp_set_current_user( 0 );
add_filter(
	'option_vitrine_settings',
	function ( $settings ) {
		return array_merge( $settings, array( 'first-view' => 'off' ) );
	}
);
$html = array_map(
	function ( $content ) {
		return apply_filters( 'the_content', $content );
	},
	$input['contents']
);
answer( array( 'html' => $html ) );
