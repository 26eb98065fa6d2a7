<?php
/**
 * Uninstalls the plugin's data as WordPress does, answers with what is left, and puts the settings back.
 */

require __DIR__ . '/../../../scripts/cms/site/load.php';

$former = get_option( 'vitrine_settings' );
define( 'WP_UNINSTALL_PLUGIN', 'vitrine/vitrine.php' );
require WP_PLUGIN_DIR . '/vitrine/uninstall.php';
global $wpdb;
$left = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%vitrine%' AND option_name NOT LIKE '\_%'" );
update_option( 'vitrine_settings', $former );
answer( array( 'left' => $left ) );
