import styles from './AppTeaser.module.css'

export function AppTeaser() {
  return (
    <section id="app" aria-labelledby="app-title" className={styles.teaser}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.sticker}>Available Soon</p>
          <h2 id="app-title" className={styles.title}>
            Guffaw in your pocket.
          </h2>
          <p className={styles.text}>
            The app is on its way: free, no ads, for iOS and Android. The code and the stores open on the day
            it is out.
          </p>
          <div className={styles.stores}>
            <img src="/art/code.svg" alt="Code for the app, coming soon" width="112" height="112" />
            <ul className={styles.badges}>
              <li>
                <small>Soon on the</small> App Store
              </li>
              <li>
                <small>Soon on</small> Google Play
              </li>
            </ul>
          </div>
        </div>
        <img src="/art/phone.svg" alt="" width="360" height="560" loading="lazy" className={styles.phone} />
      </div>
      <img src="/art/crowd.svg" alt="" width="1200" height="300" loading="lazy" className={styles.crowd} />
    </section>
  )
}
