import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
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
            The app is on its way: free, no ads, for iOS and Android. Until then, scan the code and take the
            site along on your phone.
          </p>
          <div className={styles.stores}>
            <img
              src="/qr.svg"
              alt="QR code with the address of Guffaw"
              width="128"
              height="128"
              className={styles.code}
            />
            <ul className={styles.badges}>
              <StoreBadge icon="bag" soon="Soon on the" store="App Store" />
              <StoreBadge icon="play" soon="Soon on" store="Google Play" />
            </ul>
          </div>
        </div>
        <img src="/art/phone.svg" alt="" width="360" height="560" loading="lazy" className={styles.phone} />
      </div>
      <img src="/art/crowd.svg" alt="" width="1200" height="300" loading="lazy" className={styles.crowd} />
    </section>
  )
}

/** Not a link: there is no app yet. */
function StoreBadge({ icon, soon, store }: { icon: string; soon: string; store: string }) {
  return (
    <li>
      <SpriteIcon name={icon} size={26} />
      <span>
        <small>{soon}</small> {store}
      </span>
    </li>
  )
}
