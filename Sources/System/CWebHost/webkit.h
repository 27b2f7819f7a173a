/* The functions of WebKitGTK 6.0 that are used, found in its library when the first page is shown. */
#pragma once

#include <gtk/gtk.h>

#include "web_gate.h"

typedef void *Any;
typedef GAsyncReadyCallback Ready;

#define WEBKIT_FUNCTIONS(F)                                                                                          \
  F(guint, webkit_get_major_version, (void))                                                                         \
  F(guint, webkit_get_minor_version, (void))                                                                         \
  F(guint, webkit_get_micro_version, (void))                                                                         \
  F(Any, webkit_web_context_get_default, (void))                                                                     \
  F(void, webkit_web_context_set_preferred_languages, (Any, const char *const *))                                    \
  F(void, webkit_web_context_register_uri_scheme, (Any, const char *, Any, gpointer, GDestroyNotify))                \
  F(Any, webkit_web_context_get_security_manager, (Any))                                                             \
  F(void, webkit_security_manager_register_uri_scheme_as_cors_enabled, (Any, const char *))                          \
  F(void, webkit_security_manager_register_uri_scheme_as_secure, (Any, const char *))                                \
  F(Any, webkit_network_session_new, (const char *, const char *))                                                   \
  F(Any, webkit_network_session_new_ephemeral, (void))                                                               \
  F(Any, webkit_network_session_get_cookie_manager, (Any))                                                           \
  F(Any, webkit_network_session_get_website_data_manager, (Any))                                                     \
  F(void, webkit_network_session_allow_tls_certificate_for_host, (Any, GTlsCertificate *, const char *))             \
  F(void, webkit_cookie_manager_get_all_cookies, (Any, GCancellable *, Ready, gpointer))                             \
  F(GList *, webkit_cookie_manager_get_all_cookies_finish, (Any, GAsyncResult *, GError **))                         \
  F(void, webkit_cookie_manager_add_cookie, (Any, Any, GCancellable *, Ready, gpointer))                             \
  F(gboolean, webkit_cookie_manager_add_cookie_finish, (Any, GAsyncResult *, GError **))                             \
  F(void, webkit_cookie_manager_delete_cookie, (Any, Any, GCancellable *, Ready, gpointer))                          \
  F(gboolean, webkit_cookie_manager_delete_cookie_finish, (Any, GAsyncResult *, GError **))                          \
  F(void, webkit_cookie_manager_set_persistent_storage, (Any, const char *, int))                                    \
  F(void, webkit_website_data_manager_clear, (Any, int, GTimeSpan, GCancellable *, Ready, gpointer))                 \
  F(gboolean, webkit_website_data_manager_clear_finish, (Any, GAsyncResult *, GError **))                            \
  F(Any, soup_cookie_new, (const char *, const char *, const char *, const char *, int))                             \
  F(void, soup_cookie_free, (Any))                                                                                   \
  F(const char *, soup_cookie_get_name, (Any))                                                                       \
  F(const char *, soup_cookie_get_value, (Any))                                                                      \
  F(const char *, soup_cookie_get_domain, (Any))                                                                     \
  F(const char *, soup_cookie_get_path, (Any))                                                                       \
  F(GDateTime *, soup_cookie_get_expires, (Any))                                                                     \
  F(void, soup_cookie_set_expires, (Any, GDateTime *))                                                               \
  F(gboolean, soup_cookie_get_secure, (Any))                                                                         \
  F(void, soup_cookie_set_secure, (Any, gboolean))                                                                   \
  F(gboolean, soup_cookie_get_http_only, (Any))                                                                      \
  F(void, soup_cookie_set_http_only, (Any, gboolean))                                                                \
  F(Any, soup_message_headers_new, (int))                                                                            \
  F(void, soup_message_headers_append, (Any, const char *, const char *))                                            \
  F(void, soup_message_headers_foreach, (Any, Any, gpointer))                                                        \
  F(GType, webkit_web_view_get_type, (void))                                                                         \
  F(Any, webkit_web_view_get_settings, (Any))                                                                        \
  F(Any, webkit_web_view_get_network_session, (Any))                                                                 \
  F(void, webkit_web_view_load_uri, (Any, const char *))                                                             \
  F(void, webkit_web_view_load_request, (Any, Any))                                                                  \
  F(void, webkit_web_view_load_html, (Any, const char *, const char *))                                              \
  F(void, webkit_web_view_load_bytes, (Any, GBytes *, const char *, const char *, const char *))                     \
  F(void, webkit_web_view_reload, (Any))                                                                             \
  F(void, webkit_web_view_reload_bypass_cache, (Any))                                                                \
  F(void, webkit_web_view_stop_loading, (Any))                                                                       \
  F(const char *, webkit_web_view_get_title, (Any))                                                                  \
  F(const char *, webkit_web_view_get_uri, (Any))                                                                    \
  F(double, webkit_web_view_get_estimated_load_progress, (Any))                                                      \
  F(gboolean, webkit_web_view_is_loading, (Any))                                                                     \
  F(gboolean, webkit_web_view_get_theme_color, (Any, GdkRGBA *))                                                     \
  F(gboolean, webkit_web_view_get_tls_info, (Any, GTlsCertificate **, GTlsCertificateFlags *))                       \
  F(Any, webkit_web_view_get_back_forward_list, (Any))                                                               \
  F(Any, webkit_back_forward_list_get_nth_item, (Any, int))                                                          \
  F(const char *, webkit_back_forward_list_item_get_uri, (Any))                                                      \
  F(const char *, webkit_back_forward_list_item_get_title, (Any))                                                    \
  F(const char *, webkit_back_forward_list_item_get_original_uri, (Any))                                             \
  F(void, webkit_web_view_go_to_back_forward_list_item, (Any, Any))                                                  \
  F(Any, webkit_web_view_get_session_state, (Any))                                                                   \
  F(void, webkit_web_view_restore_session_state, (Any, Any))                                                         \
  F(GBytes *, webkit_web_view_session_state_serialize, (Any))                                                        \
  F(Any, webkit_web_view_session_state_new, (GBytes *))                                                              \
  F(void, webkit_web_view_session_state_unref, (Any))                                                                \
  F(void, webkit_web_view_terminate_web_process, (Any))                                                              \
  F(void, webkit_web_view_set_background_color, (Any, const GdkRGBA *))                                              \
  F(void, webkit_web_view_set_zoom_level, (Any, double))                                                             \
  F(void, webkit_web_view_execute_editing_command, (Any, const char *))                                              \
  F(void, webkit_web_view_execute_editing_command_with_argument, (Any, const char *, const char *))                  \
  F(void, webkit_web_view_get_snapshot, (Any, int, int, GCancellable *, Ready, gpointer))                            \
  F(GdkTexture *, webkit_web_view_get_snapshot_finish, (Any, GAsyncResult *, GError **))                             \
  F(void, webkit_web_view_set_input_method_context, (Any, Any))                                                      \
  F(Any, webkit_web_view_get_find_controller, (Any))                                                                 \
  F(Any, webkit_web_view_download_uri, (Any, const char *))                                                          \
  F(void, webkit_find_controller_search, (Any, const char *, guint, guint))                                          \
  F(void, webkit_find_controller_count_matches, (Any, const char *, guint, guint))                                   \
  F(void, webkit_find_controller_search_finish, (Any))                                                               \
  F(Any, webkit_print_operation_new, (Any))                                                                          \
  F(void, webkit_print_operation_set_print_settings, (Any, GtkPrintSettings *))                                      \
  F(void, webkit_print_operation_set_page_setup, (Any, GtkPageSetup *))                                              \
  F(void, webkit_print_operation_print, (Any))                                                                       \
  F(Any, webkit_uri_request_new, (const char *))                                                                     \
  F(Any, webkit_uri_request_get_http_headers, (Any))                                                                 \
  F(const char *, webkit_uri_request_get_http_method, (Any))                                                         \
  F(const char *, webkit_uri_request_get_uri, (Any))                                                                 \
  F(const char *, webkit_uri_response_get_uri, (Any))                                                                \
  F(const char *, webkit_uri_response_get_mime_type, (Any))                                                          \
  F(const char *, webkit_uri_response_get_suggested_filename, (Any))                                                 \
  F(guint64, webkit_uri_response_get_content_length, (Any))                                                          \
  F(guint, webkit_uri_response_get_status_code, (Any))                                                               \
  F(Any, webkit_navigation_policy_decision_get_navigation_action, (Any))                                             \
  F(int, webkit_navigation_action_get_navigation_type, (Any))                                                        \
  F(guint, webkit_navigation_action_get_modifiers, (Any))                                                            \
  F(guint, webkit_navigation_action_get_mouse_button, (Any))                                                         \
  F(gboolean, webkit_navigation_action_is_user_gesture, (Any))                                                       \
  F(gboolean, webkit_navigation_action_is_redirect, (Any))                                                           \
  F(const char *, webkit_navigation_action_get_frame_name, (Any))                                                    \
  F(Any, webkit_navigation_action_get_request, (Any))                                                                \
  F(Any, webkit_response_policy_decision_get_request, (Any))                                                         \
  F(Any, webkit_response_policy_decision_get_response, (Any))                                                        \
  F(gboolean, webkit_response_policy_decision_is_mime_type_supported, (Any))                                         \
  F(gboolean, webkit_response_policy_decision_is_main_frame_main_resource, (Any))                                    \
  F(void, webkit_policy_decision_use, (Any))                                                                         \
  F(void, webkit_policy_decision_ignore, (Any))                                                                      \
  F(void, webkit_policy_decision_download, (Any))                                                                    \
  F(int, webkit_script_dialog_get_dialog_type, (Any))                                                                \
  F(const char *, webkit_script_dialog_get_message, (Any))                                                           \
  F(const char *, webkit_script_dialog_prompt_get_default_text, (Any))                                               \
  F(void, webkit_script_dialog_prompt_set_text, (Any, const char *))                                                 \
  F(void, webkit_script_dialog_confirm_set_confirmed, (Any, gboolean))                                               \
  F(Any, webkit_script_dialog_ref, (Any))                                                                            \
  F(void, webkit_script_dialog_unref, (Any))                                                                         \
  F(void, webkit_script_dialog_close, (Any))                                                                         \
  F(const char *, webkit_authentication_request_get_host, (Any))                                                     \
  F(guint, webkit_authentication_request_get_port, (Any))                                                            \
  F(const char *, webkit_authentication_request_get_realm, (Any))                                                    \
  F(int, webkit_authentication_request_get_scheme, (Any))                                                            \
  F(gboolean, webkit_authentication_request_is_retry, (Any))                                                         \
  F(gboolean, webkit_authentication_request_is_for_proxy, (Any))                                                     \
  F(void, webkit_authentication_request_authenticate, (Any, Any))                                                    \
  F(void, webkit_authentication_request_cancel, (Any))                                                               \
  F(Any, webkit_credential_new, (const char *, const char *, int))                                                   \
  F(void, webkit_credential_free, (Any))                                                                             \
  F(guint, webkit_option_menu_get_n_items, (Any))                                                                    \
  F(Any, webkit_option_menu_get_item, (Any, guint))                                                                  \
  F(const char *, webkit_option_menu_item_get_label, (Any))                                                          \
  F(gboolean, webkit_option_menu_item_is_enabled, (Any))                                                             \
  F(gboolean, webkit_option_menu_item_is_selected, (Any))                                                            \
  F(gboolean, webkit_option_menu_item_is_group_label, (Any))                                                         \
  F(void, webkit_option_menu_activate_item, (Any, guint))                                                            \
  F(void, webkit_option_menu_close, (Any))                                                                           \
  F(const char *const *, webkit_file_chooser_request_get_mime_types, (Any))                                          \
  F(gboolean, webkit_file_chooser_request_get_select_multiple, (Any))                                                \
  F(void, webkit_file_chooser_request_select_files, (Any, const char *const *))                                      \
  F(void, webkit_file_chooser_request_cancel, (Any))                                                                 \
  F(const char *, webkit_hit_test_result_get_link_uri, (Any))                                                        \
  F(const char *, webkit_hit_test_result_get_image_uri, (Any))                                                       \
  F(gboolean, webkit_hit_test_result_context_is_editable, (Any))                                                     \
  F(gboolean, webkit_hit_test_result_context_is_selection, (Any))                                                    \
  F(void, webkit_permission_request_allow, (Any))                                                                    \
  F(void, webkit_permission_request_deny, (Any))                                                                     \
  F(const char *, webkit_uri_scheme_request_get_uri, (Any))                                                          \
  F(const char *, webkit_uri_scheme_request_get_http_method, (Any))                                                  \
  F(Any, webkit_uri_scheme_request_get_http_headers, (Any))                                                          \
  F(GInputStream *, webkit_uri_scheme_request_get_http_body, (Any))                                                  \
  F(Any, webkit_uri_scheme_request_get_web_view, (Any))                                                              \
  F(void, webkit_uri_scheme_request_finish_with_response, (Any, Any))                                                \
  F(void, webkit_uri_scheme_request_finish_error, (Any, GError *))                                                   \
  F(Any, webkit_uri_scheme_response_new, (GInputStream *, gint64))                                                   \
  F(void, webkit_uri_scheme_response_set_status, (Any, guint, const char *))                                         \
  F(void, webkit_uri_scheme_response_set_content_type, (Any, const char *))                                          \
  F(void, webkit_uri_scheme_response_set_http_headers, (Any, Any))                                                   \
  F(void, webkit_download_set_destination, (Any, const char *))                                                      \
  F(void, webkit_download_set_allow_overwrite, (Any, gboolean))                                                      \
  F(void, webkit_download_cancel, (Any))                                                                             \
  F(Any, webkit_download_get_web_view, (Any))                                                                        \
  F(Any, webkit_download_get_request, (Any))                                                                         \
  F(Any, webkit_download_get_response, (Any))                                                                        \
  F(guint64, webkit_download_get_received_data_length, (Any))                                                        \
  F(Any, webkit_user_content_manager_new, (void))                                                                    \
  F(void, webkit_user_content_manager_add_script, (Any, Any))                                                        \
  F(void, webkit_user_content_manager_remove_all_scripts, (Any))                                                     \
  F(void, webkit_user_content_manager_add_style_sheet, (Any, Any))                                                   \
  F(gboolean, webkit_user_content_manager_register_script_message_handler, (Any, const char *, const char *))        \
  F(gboolean, webkit_user_content_manager_register_script_message_handler_with_reply,                                \
    (Any, const char *, const char *))                                                                               \
  F(void, webkit_user_content_manager_unregister_script_message_handler, (Any, const char *, const char *))          \
  F(void, webkit_user_content_manager_add_filter, (Any, Any))                                                        \
  F(void, webkit_user_content_manager_remove_all_filters, (Any))                                                     \
  F(Any, webkit_user_content_filter_store_new, (const char *))                                                       \
  F(void, webkit_user_content_filter_store_save, (Any, const char *, GBytes *, GCancellable *, Ready, gpointer))     \
  F(Any, webkit_user_content_filter_store_save_finish, (Any, GAsyncResult *, GError **))                             \
  F(void, webkit_user_content_filter_unref, (Any))                                                                   \
  F(Any, webkit_user_script_new, (const char *, int, int, const char *const *, const char *const *))                 \
  F(Any, webkit_user_script_new_for_world,                                                                           \
    (const char *, int, int, const char *, const char *const *, const char *const *))                                \
  F(void, webkit_user_script_unref, (Any))                                                                           \
  F(Any, webkit_user_style_sheet_new, (const char *, int, int, const char *const *, const char *const *))            \
  F(void, webkit_user_style_sheet_unref, (Any))                                                                      \
  F(Any, webkit_script_message_reply_ref, (Any))                                                                     \
  F(void, webkit_script_message_reply_unref, (Any))                                                                  \
  F(void, webkit_script_message_reply_return_value, (Any, Any))                                                      \
  F(void, webkit_script_message_reply_return_error_message, (Any, const char *))                                     \
  F(void, webkit_web_view_evaluate_javascript,                                                                       \
    (Any, const char *, gssize, const char *, const char *, GCancellable *, Ready, gpointer))                        \
  F(Any, webkit_web_view_evaluate_javascript_finish, (Any, GAsyncResult *, GError **))                               \
  F(void, webkit_web_view_call_async_javascript_function,                                                            \
    (Any, const char *, gssize, GVariant *, const char *, const char *, GCancellable *, Ready, gpointer))            \
  F(Any, webkit_web_view_call_async_javascript_function_finish, (Any, GAsyncResult *, GError **))                    \
  F(Any, jsc_value_get_context, (Any))                                                                               \
  F(Any, jsc_value_new_from_json, (Any, const char *))                                                               \
  F(char *, jsc_value_to_json, (Any, guint))                                                                         \
  F(gboolean, jsc_value_is_undefined, (Any))                                                                         \
  F(GType, webkit_input_method_context_get_type, (void))                                                             \
  F(int, webkit_input_method_context_get_input_purpose, (Any))                                                       \
  F(int, webkit_input_method_context_get_input_hints, (Any))                                                         \
  F(Any, webkit_input_method_underline_new, (guint, guint))

struct webkit {
#define F(result, name, parameters) result(*name) parameters;
  WEBKIT_FUNCTIONS(F)
#undef F
};

/* Filled by ts_webkit_open. */
extern struct webkit wk;

/* Opens the library. Returns NULL, or a reason that the caller frees. */
char *ts_webkit_open(void);

struct ts_web {
  void *context;
  Any view, content, window, capture, input;
  uint32_t surface;
  int scale, shown_scale;
  /* The number of views that share the page's process. */
  int *sharers;
  /* The calls that wait until all input has been given to the view, oldest first. */
  GQueue reads;
};

/* What the app receives. */
extern ts_web_events ts_events;

/* The view of an object of WebKit's, or NULL after it was closed. */
ts_web *ts_web_of(Any view);

void ts_observe_navigation(ts_web *web);
void ts_observe_messages(ts_web *web);
void ts_observe_input(ts_web *web);
void ts_observe_marks(ts_web *web);

/* Ends the waiting for input of a view that goes. */
void ts_end_reads(ts_web *web);

void ts_observe_downloads(Any session);

/* The functions of each file. */
void ts_add_views(ts_web_functions *functions);
void ts_add_loading(ts_web_functions *functions);
void ts_add_answers(ts_web_functions *functions);
void ts_add_scripts(ts_web_functions *functions);
void ts_add_input(ts_web_functions *functions);
void ts_add_documents(ts_web_functions *functions);
void ts_add_storage(ts_web_functions *functions);
