// What every page loads, whatever its components: import it once, in root.tsx.
import './tokens.css'
import './reset.css'
import './shared.css'
import './print.css'
import './saved-copy.css'
