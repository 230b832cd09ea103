/// The known tablets, from the files in the folder Tablets.
package enum TabletTable {
  /// Every tablet with its slug, the name of its file, in the order of slugs.
  package static let all: [(slug: String, model: TabletModel)] = files.map { slug, bytes in
    do throws(TabletModelError) {
      return (slug, try TabletModel.parse(bytes))
    } catch {
      preconditionFailure("Tablets/\(slug).tablet, \(error)")
    }
  }

  /// The tablet of that slug.
  package static func named(_ slug: String) -> TabletModel? {
    all.first { $0.slug == slug }?.model
  }

  /// The first tablet with these numbers; nil for 0:0, which identifies no tablet.
  ///
  /// Some makers use the same pair for many tablets, so the ranges may be those of another one.
  package static func matching(vendor: UInt16, product: UInt16) -> TabletModel? {
    guard vendor != 0 || product != 0 else { return nil }
    return all.first { _, model in
      model.identities.contains { $0.vendor == vendor && $0.product == product }
    }?.model
  }

  /// The embedded files; the package manager creates no list of them.
  private static let files: [(slug: String, bytes: [UInt8])] = [
    ("dell-canvas-27", PackageResources.dell_canvas_27_tablet),
    ("gpd-pocket-3", PackageResources.gpd_pocket_3_tablet),
    ("hp-envy-13-ay", PackageResources.hp_envy_13_ay_tablet),
    ("huion-hs610", PackageResources.huion_hs610_tablet),
    ("lenovo-x1-yoga-4", PackageResources.lenovo_x1_yoga_4_tablet),
    ("microsoft-surface-pro-7-plus", PackageResources.microsoft_surface_pro_7_plus_tablet),
    ("pinenote", PackageResources.pinenote_tablet),
    ("remarkable-paper-pro", PackageResources.remarkable_paper_pro_tablet),
    ("wacom-bamboo-16fg-4x5", PackageResources.wacom_bamboo_16fg_4x5_tablet),
    ("wacom-cintiq-12wx", PackageResources.wacom_cintiq_12wx_tablet),
    ("wacom-cintiq-13hd-touch", PackageResources.wacom_cintiq_13hd_touch_tablet),
    ("wacom-cintiq-13hd", PackageResources.wacom_cintiq_13hd_tablet),
    ("wacom-cintiq-16", PackageResources.wacom_cintiq_16_tablet),
    ("wacom-cintiq-21ux2", PackageResources.wacom_cintiq_21ux2_tablet),
    ("wacom-cintiq-22hd-touch", PackageResources.wacom_cintiq_22hd_touch_tablet),
    ("wacom-cintiq-24hd-touch", PackageResources.wacom_cintiq_24hd_touch_tablet),
    ("wacom-cintiq-pro-27", PackageResources.wacom_cintiq_pro_27_tablet),
    ("wacom-dth-2242", PackageResources.wacom_dth_2242_tablet),
    ("wacom-intuos-pro-2-l", PackageResources.wacom_intuos_pro_2_l_tablet),
    ("wacom-intuos-pro-2-m", PackageResources.wacom_intuos_pro_2_m_tablet),
    ("wacom-intuos-pro-2-s", PackageResources.wacom_intuos_pro_2_s_tablet),
    ("wacom-intuos-pro-3-m", PackageResources.wacom_intuos_pro_3_m_tablet),
    ("wacom-intuos-s", PackageResources.wacom_intuos_s_tablet),
    ("wacom-intuos3-4x6", PackageResources.wacom_intuos3_4x6_tablet),
    ("wacom-intuos4-l", PackageResources.wacom_intuos4_l_tablet),
    ("wacom-intuos4-m", PackageResources.wacom_intuos4_m_tablet),
    ("wacom-intuos4-s", PackageResources.wacom_intuos4_s_tablet),
    ("wacom-intuos4-wl-bluetooth", PackageResources.wacom_intuos4_wl_bluetooth_tablet),
    ("wacom-intuos4-wl", PackageResources.wacom_intuos4_wl_tablet),
    ("wacom-intuos4-xl", PackageResources.wacom_intuos4_xl_tablet),
    ("wacom-intuos5-touch-l", PackageResources.wacom_intuos5_touch_l_tablet),
    ("wacom-intuos5-touch-m", PackageResources.wacom_intuos5_touch_m_tablet),
    ("wacom-intuos5-touch-s", PackageResources.wacom_intuos5_touch_s_tablet),
    ("wacom-one-s", PackageResources.wacom_one_s_tablet),
    ("xp-pen-artist-15-6-pro", PackageResources.xp_pen_artist_15_6_pro_tablet),
    ("xp-pen-deco-01-v2", PackageResources.xp_pen_deco_01_v2_tablet),
  ]
}
