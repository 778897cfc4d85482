import './tokens.css'
import './reset.css'
import './shared.css'
import './print.css'
