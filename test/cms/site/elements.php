<?php
/**
 * Answers with the plugin's tags of widgets, each with settings of its own besides those of the site.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';

$former = get_option( 'vitrine_settings' );
$html   = array_map(
	function ( $one ) use ( $former ) {
		update_option( 'vitrine_settings', array_merge( $former, $one['settings'] ) );
		return vitrine_element( $one['name'], $one['attributes'], $one['children'] ?? '' );
	},
	$input['elements']
);
update_option( 'vitrine_settings', $former );
answer( array( 'html' => $html ) );
