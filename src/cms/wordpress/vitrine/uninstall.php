<?php
/**
 * Removes what the plugin has stored.
 *
 * @package Vitrine
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'vitrine_settings' );
